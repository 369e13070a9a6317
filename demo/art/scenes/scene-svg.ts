import { type Landscape, seenFrom } from './landscape.ts'
import { palettes, type Time } from './palette.ts'

/** A scene at a time of day as an SVG document of 1200 by 900. */
export function sceneSvg({ title, views, draw }: Landscape, time: Time): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 1200 900">' +
    `<title>${title}</title>${seenFrom(views[time], draw(palettes[time], time))}</svg>`
  )
}

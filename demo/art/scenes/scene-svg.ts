import { inBothInks } from './after-dark.ts'
import { type Landscape, seenFrom } from './landscape.ts'
import type { Time } from './palette.ts'

/** A scene at a time of day as an SVG document of 1200 by 900, which darkens with the page that shows it. */
export function sceneSvg(scene: Landscape, time: Time): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 1200 900">' +
    `<title>${scene.title}</title>${inBothInks(scene, time, (layers) => seenFrom(scene.views[time], layers))}</svg>`
  )
}

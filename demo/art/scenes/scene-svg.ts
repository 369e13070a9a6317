import { inBothInks } from './after-dark.ts'
import { type Landscape, seenFrom } from './landscape.ts'
import type { Time } from './palette.ts'

/** A scene as an SVG of 1200 by 900, with night colours for dark pages. */
export function sceneSvg(scene: Landscape, time: Time): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 1200 900">' +
    `<title>${scene.title}</title>${inBothInks(scene, time, (layers) => seenFrom(scene.views[time], layers))}</svg>`
  )
}

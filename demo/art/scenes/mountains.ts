import { fill, polygon } from './drawing.ts'
import type { Palette } from './palette.ts'

/** Snow peaks lit from the left, from back to front, as 'x,y,half': summit, and half the width at `floor`. */
export function snowRange({ snow, snowShade }: Palette, peaks: string, floor: number): string {
  const mountains = peaks.split(' ').map((peak) => {
    const [x = 0, y = 0, half = 0] = peak.split(',').map(Number)
    const high = floor - y
    const along = (out: number, down: number) =>
      `${Math.round(x + half * out)},${Math.round(y + high * down)}`
    const whole = polygon(`${along(-1, 1)} ${x},${y} ${along(1, 1)}`)
    const shade = polygon(
      `${x},${y} ${along(1, 1)} ${along(0.12, 1)} ${along(-0.1, 0.72)} ${along(0.13, 0.52)} ` +
        `${along(-0.12, 0.34)} ${along(0.06, 0.2)}`,
    )
    return fill(snow, whole) + fill(snowShade, shade)
  })
  return mountains.join('')
}

import { disc, fill, layer, type Layer } from './drawing.ts'
import type { Palette } from './palette.ts'

interface Sun {
  x: number
  y: number
  radius: number
}

export function sky({ sky, rings, sun }: Palette, { x, y, radius }: Sun): Layer[] {
  const halo = rings.map((ink, index) =>
    disc(ink, x, y, Math.round(radius * (1.25 + 0.62 * (rings.length - 1 - index)))),
  )
  return [
    layer(0, fill(sky, 'M-300-300H1500V1200H-300Z'), ...halo),
    layer(0.05, disc(sun, x, y, radius)),
  ]
}

/** Banks of cloud, 'x,y,length', each of two strips with round ends. */
export function clouds({ cloud }: Palette, banks: string): string {
  const strip = (x: number, y: number, length: number) =>
    `M${x} ${y}h${length}a11 11 0 0 1 0 22h${-length}a11 11 0 0 1 0-22Z`
  return fill(
    cloud,
    ...banks.split(' ').map((bank) => {
      const [x = 0, y = 0, length = 0] = bank.split(',').map(Number)
      const shorter = Math.round(length * 0.62)
      return strip(x, y, length) + strip(x + Math.round(length * 0.24), y - 22, shorter)
    }),
  )
}

/** Flying birds, 'x,y,span'. */
export function birds(ink: string, flock: string): string {
  const wings = flock.split(' ').map((bird) => {
    const [x = 0, y = 0, span = 0] = bird.split(',').map(Number)
    const [half, rise] = [span / 2, Math.round(span / 5)]
    return (
      `M${x} ${y}q${-half / 2} ${-rise * 2} ${-half} ${-rise}q${half / 2} ${-rise / 4} ${half} ${rise * 1.5}` +
      `q${half / 2} ${-rise * 1.75} ${half} ${-rise * 1.5}q${-half / 2} ${-rise} ${-half} ${rise}Z`
    )
  })
  return fill(ink, ...wings)
}

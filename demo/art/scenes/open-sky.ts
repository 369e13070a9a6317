import { fill, layer, type Layer } from './drawing.ts'
import type { Palette } from './palette.ts'

/** A sky with bands of light over the horizon, the sun out of sight. */
export function openSky({ sky, rings }: Palette, horizon: number, band: number): Layer {
  const inks = rings.slice(0, 2)
  const bands = inks.map((ink, index) => {
    const y = horizon - band * (inks.length - index)
    return fill(ink, `M-300 ${y}Q500 ${y - band / 2} 1500 ${y}V1200H-300Z`)
  })
  return layer(0, fill(sky, 'M-300-300H1500V1200H-300Z'), ...bands)
}

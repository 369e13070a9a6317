import { fill, layer, type Layer } from './drawing.ts'

export type Band = readonly [y: number, ink: string]

/** A sky without a sun: flat bands of ink, each from its y to the ground. */
export const plainSky = (top: string, ...bands: Band[]): Layer =>
  layer(
    0,
    fill(top, 'M-300-300H1500V1200H-300Z'),
    ...bands.map(([y, ink]) => fill(ink, `M-300 ${y}H1500V1200H-300Z`)),
  )

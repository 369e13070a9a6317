import type { Layer } from './drawing.ts'
import type { Palette, Time } from './palette.ts'

/** Camera: zoom, sideways position in units, and mirroring. */
export interface View {
  zoom?: number
  aside?: number
  mirrored?: boolean
  /** Position of moving things in a clip, from -0.5 to 0.5; 0 in a picture. */
  along?: number
}

export interface Landscape {
  title: string
  views: Record<Time, View>
  /** Dims inks at night that are the same at each hour, such as those of animals. */
  dims?: boolean
  draw: (palette: Palette, time: Time) => Layer[]
}

/** Views and nights of a subject that fills the sheet. */
export const closeUp = {
  views: { dawn: { zoom: 1.03, mirrored: true }, day: {}, dusk: { zoom: 1.04 } },
  dims: true,
} satisfies Partial<Landscape>

/** The fixed point of the zoom. */
const FOCUS = [600, 640] as const

/**
 * Transform of a layer for a view: near layers move and grow more than far ones.
 * @returns the value of a `transform` attribute.
 */
export function placed(
  { depth, glide = 0 }: Layer,
  { zoom = 1, aside = 0, along = 0 }: View,
): string {
  const scale = 1 + (zoom - 1) * (0.25 + 0.75 * depth)
  const x = FOCUS[0] * (1 - scale) - aside * depth + glide * along
  const y = FOCUS[1] * (1 - scale)
  return `matrix(${[scale, 0, 0, scale, x, y].map((value) => Number(value.toFixed(3))).join(' ')})`
}

export function seenFrom(view: View, layers: Layer[]): string {
  const groups = layers.map((layer) => `<g transform="${placed(layer, view)}">${layer.svg}</g>`)
  const all = groups.join('').replaceAll(' transform="matrix(1 0 0 1 0 0)"', '')
  return view.mirrored ? `<g transform="matrix(-1 0 0 1 1200 0)">${all}</g>` : all
}

import type { Layer } from './drawing.ts'
import type { Palette, Time } from './palette.ts'

/** Where one stands: how near, how far to the side in units, and whether everything is mirrored. */
export interface View {
  zoom?: number
  aside?: number
  mirrored?: boolean
  /** In a clip, how far what glides has come: from -0.5 to 0.5, and 0 in a picture. */
  along?: number
}

/** A scene: what it shows, and how it is drawn at a time of day. */
export interface Landscape {
  title: string
  views: Record<Time, View>
  draw: (palette: Palette, time: Time) => Layer[]
}

/** The point that a nearer view keeps in its place. */
const FOCUS = [600, 640] as const

/**
 * Where a view puts a layer: near ones move and grow more than those far away.
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

/** The layers as one group each, seen from there. */
export function seenFrom(view: View, layers: Layer[]): string {
  const groups = layers.map((layer) => `<g transform="${placed(layer, view)}">${layer.svg}</g>`)
  const all = groups.join('').replaceAll(' transform="matrix(1 0 0 1 0 0)"', '')
  return view.mirrored ? `<g transform="matrix(-1 0 0 1 1200 0)">${all}</g>` : all
}

/** What is printed in one go, and how far away it is: 0 for the sky, 1 for the viewer's feet. */
export interface Layer {
  depth: number
  svg: string
  /** Units it goes to the right while a clip lasts. */
  glide?: number
}

/** A layer of shapes, the last on top. */
export const layer = (depth: number, ...shapes: string[]): Layer => ({
  depth,
  svg: shapes.join(''),
})

/** A layer of what moves by itself in a clip: a boat, a train, birds. */
export const moving = (depth: number, glide: number, ...shapes: string[]): Layer => ({
  ...layer(depth, ...shapes),
  glide,
})

/** A flat shape. */
export const fill = (ink: string, ...paths: string[]) =>
  `<path fill="${ink}" d="${paths.join('')}"/>`

/** One of several inks by its number; after the last comes the first again. */
export const inTurn = (index: number, inks: readonly [string, ...string[]]) =>
  inks[index % inks.length] ?? inks[0]

/** A line of even width with round ends. */
export const line = (ink: string, width: number, ...paths: string[]) =>
  `<path fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${paths.join('')}"/>`

export const disc = (ink: string, x: number, y: number, radius: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${ink}"/>`

/** Shapes drawn round 0, 0, put somewhere else; a negative `wide` mirrors them. */
export function put(x: number, y: number, scale: number, shapes: string, wide = scale): string {
  const size = wide === scale ? `${scale}` : `${wide} ${scale}`
  return `<g transform="translate(${x} ${y}) scale(${size})">${shapes}</g>`
}

/** A box, as a path. */
export const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}Z`

/** A shape with straight sides. */
export const polygon = (points: string) => `M${points.trim().split(/\s+/).join('L')}Z`

/** Shapes that are drawn here and {@link again} elsewhere. */
export const named = (name: string, shapes: string) => `<g id="${name}">${shapes}</g>`

export const again = (name: string) => `<use href="#${name}"/>`

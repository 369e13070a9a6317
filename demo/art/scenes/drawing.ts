/** Shapes at one distance: `depth` is 0 for the sky and 1 at the viewer's feet. */
export interface Layer {
  depth: number
  svg: string
  /** Units to the right during a clip. */
  glide?: number
}

export const layer = (depth: number, ...shapes: string[]): Layer => ({
  depth,
  svg: shapes.join(''),
})

/** A layer that moves by itself in a clip, such as a boat, a train or birds. */
export const moving = (depth: number, glide: number, ...shapes: string[]): Layer => ({
  ...layer(depth, ...shapes),
  glide,
})

export const fill = (ink: string, ...paths: string[]) =>
  `<path fill="${ink}" d="${paths.join('')}"/>`

/** Picks an ink by index, cyclically. */
export const inTurn = (index: number, inks: readonly [string, ...string[]]) =>
  inks[index % inks.length] ?? inks[0]

/** A line of even width with round ends. */
export const line = (ink: string, width: number, ...paths: string[]) =>
  `<path fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${paths.join('')}"/>`

export const disc = (ink: string, x: number, y: number, radius: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${ink}"/>`

/** Moves shapes drawn round 0, 0; a negative `wide` mirrors them. */
export function put(x: number, y: number, scale: number, shapes: string, wide = scale): string {
  const size = wide === scale ? `${scale}` : `${wide} ${scale}`
  return `<g transform="translate(${x} ${y}) scale(${size})">${shapes}</g>`
}

export const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}Z`

export const polygon = (points: string) => `M${points.trim().split(/\s+/).join('L')}Z`

/** Shapes that {@link again} can reuse. */
export const named = (name: string, shapes: string) => `<g id="${name}">${shapes}</g>`

export const again = (name: string) => `<use href="#${name}"/>`

export const round = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`

/** Copies of a named shape at each 'x,y,scale'. */
export const copies = (name: string, list: string) =>
  list.split(' ').map((at) => {
    const [x = 0, y = 0, scale = 1] = at.split(',').map(Number)
    return put(x, y, scale, again(name))
  })

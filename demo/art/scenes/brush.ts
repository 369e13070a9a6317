/** Units of the scene, which is 1200 by 900. */
export type Point = readonly [x: number, y: number]

/** Integers in as few characters as a path needs. */
function packed(...values: number[]): string {
  const whole = values.map((value) => `${Math.round(value)}`.replace(/^-0$/, '0'))
  return whole.map((text, index) => (index && !text.startsWith('-') ? ` ${text}` : text)).join('')
}

/** Parses points such as '0,0 12,-3!', where '!' marks a corner. */
function numbers(points: string): { values: number[]; corner: boolean }[] {
  return points
    .trim()
    .split(/\s+/)
    .map((point) => ({
      values: point.replace('!', '').split(',').map(Number),
      corner: point.endsWith('!'),
    }))
}

interface Knot {
  at: Point
  corner: boolean
}

function clamped<T extends object>(list: readonly T[], index: number): T {
  const entry = list[Math.min(Math.max(index, 0), list.length - 1)]
  if (!entry) throw new Error('A shape without a point cannot be drawn.')
  return entry
}

const rounded = ([x, y]: Point): Point => [Math.round(x), Math.round(y)]

/** Makes a shape clockwise, so that overlapping shapes in one path leave no hole. */
function clockwise(knots: Knot[]): Knot[] {
  const area = knots.reduce((sum, { at: [x, y] }, index) => {
    const [nextX, nextY] = clamped(knots, (index + 1) % knots.length).at
    return sum + x * nextY - nextX * y
  }, 0)
  return area < 0 ? knots.toReversed() : knots
}

/** A smooth curve through all points, with sharp turns at corners. */
function curve(knots: Knot[], closed: boolean): string {
  const wrap = (index: number) => (closed ? (index + knots.length) % knots.length : index)
  const knot = (index: number) => clamped(knots, wrap(index))
  const handle = (index: number): Point => {
    const { corner } = knot(index)
    const [[fromX, fromY], [toX, toY]] = [knot(index - 1).at, knot(index + 1).at]
    return corner ? [0, 0] : [(toX - fromX) / 6, (toY - fromY) / 6]
  }
  const pieces = Array.from({ length: closed ? knots.length : knots.length - 1 }, (_, index) => {
    const [x, y] = rounded(knot(index).at)
    const [nextX, nextY] = rounded(knot(index + 1).at)
    const [outX, outY] = handle(index)
    const [inX, inY] = handle(index + 1)
    const [toX, toY] = [nextX - x, nextY - y]
    if (!outX && !outY && !inX && !inY) return `l${packed(toX, toY)}`
    return `c${packed(outX, outY, toX - inX, toY - inY, toX, toY)}`
  })
  return `M${packed(...knot(0).at)}${pieces.join('')}${closed ? 'Z' : ''}`
}

const knots = (points: string): Knot[] =>
  numbers(points).map(({ values: [x = 0, y = 0], corner }) => ({ at: [x, y], corner }))

/** A closed shape through points such as '0,0 50,-20! 90,0', where '!' is a corner. */
export const outline = (points: string) => curve(clockwise(knots(points)), true)

export const trace = (points: string) => curve(knots(points), false)

/** Land below the line through the points, down to `floor`. */
export function ridge(points: string, floor = 1000): string {
  const all = knots(points)
  const [first] = clamped(all, 0).at
  return `${curve(all, false)}V${floor}H${first}Z`
}

/** A tapered leg, neck, trunk or stem through points 'x,y,width'. */
export function limb(points: string): string {
  const spine = numbers(points).map(
    ({ values: [x = 0, y = 0, width = 0] }) => [x, y, width] as const,
  )
  const side = (sign: number): Knot[] =>
    spine.map(([x, y, width], index) => {
      const [[fromX, fromY], [toX, toY]] = [clamped(spine, index - 1), clamped(spine, index + 1)]
      const reach = (sign * width) / 2 / (Math.hypot(toX - fromX, toY - fromY) || 1)
      const corner = index === 0 || index === spine.length - 1
      return { at: [x - (toY - fromY) * reach, y + (toX - fromX) * reach], corner }
    })
  return curve(clockwise([...side(1), ...side(-1).toReversed()]), true)
}

/** A brush stroke that is thickest in the middle and pointed at both ends. */
export function stripe([x, y]: Point, [bendX, bendY]: Point, [toX, toY]: Point, width: number) {
  const length = Math.hypot(toX - x, toY - y) || 1
  const offX = (-(toY - y) / length) * width
  const offY = ((toX - x) / length) * width
  const [startX, startY] = [Math.round(x), Math.round(y)]
  const [endX, endY] = [Math.round(toX) - startX, Math.round(toY) - startY]
  const there = `q${packed(bendX - offX - startX, bendY - offY - startY, endX, endY)}`
  const back = `q${packed(bendX + offX - startX - endX, bendY + offY - startY - endY, -endX, -endY)}`
  return `M${packed(startX, startY)}${there}${back}Z`
}

/** Strokes 'x,y x,y x,y width', separated by semicolons. */
export const stripes = (strokes: string) =>
  strokes
    .split(';')
    .map((stroke) => {
      const [from, bend, to, width] = knots(stroke).map(({ at }) => at)
      if (!from || !bend || !to || !width) throw new Error(`No stroke: '${stroke}'.`)
      return stripe(from, bend, to, width[0])
    })
    .join('')

/** Deterministic random numbers from 0 to 1, so that each rendering is the same. */
export function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}

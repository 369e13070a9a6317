/** In units of the scene's viewBox. */
export type Point = readonly [x: number, y: number]

const round = (value: number) => Math.round(value * 10) / 10

/** A brush stroke, thick in the middle and pointed at both ends. */
export function stripe([x, y]: Point, [bendX, bendY]: Point, [toX, toY]: Point, width: number) {
  const length = Math.hypot(toX - x, toY - y) || 1
  const offX = (-(toY - y) / length) * width
  const offY = ((toX - x) / length) * width
  const there = `Q${round(bendX + offX)} ${round(bendY + offY)} ${toX} ${toY}`
  const back = `Q${round(bendX - offX)} ${round(bendY - offY)} ${x} ${y}`
  return `M${x} ${y}${there}${back}Z`
}

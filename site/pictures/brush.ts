/** Points are [x, y] in the units of the scene's viewBox. */
export type Point = readonly [x: number, y: number]

const round = (value: number) => Math.round(value * 10) / 10

/** A brush stroke that swells in the middle and ends in a point at both ends. */
export function stripe([x, y]: Point, [bendX, bendY]: Point, [toX, toY]: Point, width: number) {
  const length = Math.hypot(toX - x, toY - y) || 1
  const offX = (-(toY - y) / length) * width
  const offY = ((toX - x) / length) * width
  const there = `Q${round(bendX + offX)} ${round(bendY + offY)} ${toX} ${toY}`
  const back = `Q${round(bendX - offX)} ${round(bendY - offY)} ${x} ${y}`
  return `M${x} ${y}${there}${back}Z`
}

/** A blade: as wide as it says at the root, bent once, ending in a point. */
export function blade([x, y]: Point, [bendX, bendY]: Point, [toX, toY]: Point, width: number) {
  const length = Math.hypot(bendX - x, bendY - y) || 1
  const offX = (-(bendY - y) / length) * (width / 2)
  const offY = ((bendX - x) / length) * (width / 2)
  const left = `${round(x + offX)} ${round(y + offY)}`
  const there = `Q${round(bendX + offX * 0.7)} ${round(bendY + offY * 0.7)} ${round(toX)} ${round(toY)}`
  const back = `Q${round(bendX - offX * 0.7)} ${round(bendY - offY * 0.7)} ${round(x - offX)} ${round(y - offY)}`
  return `M${left}${there}${back}Z`
}

/** Numbers from 0 to 1 that look random and are the same at every drawing. */
export function dice(seed: number) {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}

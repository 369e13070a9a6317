import { type Frame, pointOn, SIZE } from './map-frames.ts'
import { cities, type NamedSpot, waters } from './map-cities.ts'

export interface Mark {
  key: string
  x: number
  y: number
  label?: { words: string; x: number; y: number; anchor: 'start' | 'middle' | 'end' }
}

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Sizes of a kind of mark, in map units. */
interface Kind {
  /** Font size, and the maximum average width of a letter. */
  size: number
  letter: number
  /** Extent of the mark from its spot. */
  side: number
  up: number
  down: number
}

const PIN: Kind = { size: 30, letter: 16, side: 16, up: 44, down: 4 }
const SMALL_PIN: Kind = { size: 22, letter: 11.5, side: 11, up: 32, down: 4 }
const CITY: Kind = { size: 20, letter: 10.5, side: 7, up: 6, down: 6 }
const WATER: Kind = { size: 20, letter: 12.5, side: 0, up: 0, down: 0 }

/** Distances from mark to label, and from label to edge. */
const GAP = 4
const INSET = 6

const LONGEST = 30

/** Above this number of places, labels keep `APART` map units of distance, and cities have none. */
const CROWD = 8
const APART = 14

/** Places first, then the cities and waters that fit. */
export function marksOf(frame: Frame, places: readonly NamedSpot[]) {
  const taken: Box[] = []
  const kind = places.length > 1 ? SMALL_PIN : PIN
  const spots = places.map(({ name, ...spot }) => ({ name, at: pointOn(frame, spot) }))
  for (const { at } of spots) taken.push(bodyOf(kind, at))
  const crowded = places.length > CROWD
  const apart = crowded ? APART : 0
  const pins = spots.map(({ name, at }, index) => marked(`${index}`, name, at, kind, taken, apart))
  return {
    pins,
    dots: crowded ? [] : named(frame, cities, CITY, taken),
    waters: named(frame, waters, WATER, taken),
  }
}

function named(frame: Frame, spots: readonly NamedSpot[], kind: Kind, taken: Box[]): Mark[] {
  return spots.flatMap(({ name, ...spot }) => {
    const at = pointOn(frame, spot)
    const body = bodyOf(kind, at)
    if (!isOnMap(body) || taken.some((box) => isOver(box, body))) return []
    const mark = marked(name, name, at, kind, taken)
    if (mark.label) taken.push(body)
    return mark.label ? [mark] : []
  })
}

function marked(
  key: string,
  name: string,
  at: [number, number],
  kind: Kind,
  taken: Box[],
  apart = 0,
): Mark {
  const [x, y] = at
  const words = name.length > LONGEST ? `${name.slice(0, LONGEST - 1).trimEnd()}…` : name
  const width = words.length * kind.letter
  const height = kind.size
  const beside = y - (kind.up - kind.down) / 2 - height / 2
  const centred = Math.min(Math.max(x - width / 2, INSET), SIZE - INSET - width)
  const around = [
    { anchor: 'start', left: x + kind.side + GAP, top: beside },
    { anchor: 'end', left: x - kind.side - GAP - width, top: beside },
    { anchor: 'middle', left: centred, top: y + kind.down + GAP },
    { anchor: 'middle', left: centred, top: y - kind.up - GAP - height },
  ] as const
  const on = { anchor: 'middle', left: x - width / 2, top: y - height / 2 } as const
  const free = (kind === WATER ? [on] : around).find((side) => {
    const box = { ...side, width, height }
    return isOnMap(box) && !taken.some((other) => isOver(other, box))
  })
  if (!free) return { key, x, y }
  const { anchor, left, top } = free
  taken.push({
    left: left - apart,
    top: top - apart,
    width: width + 2 * apart,
    height: height + 2 * apart,
  })
  // SVG positions text by its baseline, at about four fifths of its height.
  const from = { start: left, middle: left + width / 2, end: left + width }[anchor]
  return { key, x, y, label: { words, anchor, x: from, y: top + height * 0.8 } }
}

const bodyOf = ({ side, up, down }: Kind, [x, y]: [number, number]): Box => ({
  left: x - side,
  top: y - up,
  width: 2 * side,
  height: up + down,
})

const isOnMap = ({ left, top, width, height }: Box) =>
  [left, top, SIZE - left - width, SIZE - top - height].every((room) => room >= INSET)

const isOver = (one: Box, other: Box) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height

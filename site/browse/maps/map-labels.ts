import * as language from '../../messages/en/language.ts'
import { type Frame, pointOn, SIZE } from './map-frames.ts'
import { cities, type NamedSpot, waters } from './map-cities.ts'

type Point = readonly [x: number, y: number]

export interface Label {
  words: string
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
  /** Line from the mark to a label with no room next to it. */
  line?: readonly [from: Point, to: Point]
}

export interface Mark {
  key: string
  x: number
  y: number
  label?: Label | undefined
}

interface Box {
  left: number
  top: number
  width: number
  height: number
  /** A pin, which lines may pass below. */
  pin?: true
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
const SMALL_PIN: Kind = { size: 22, letter: 12.4, side: 11, up: 32, down: 4 }
const CITY: Kind = { size: 20, letter: 10.5, side: 7, up: 6, down: 6 }
const WATER: Kind = { size: 20, letter: 12.5, side: 0, up: 0, down: 0 }

/** Distances from mark to label, and from label to edge. */
const [GAP, INSET] = [4, 6]

/** Distances of labels at the end of a line: the first, the step and the last. */
const RINGS = [24, 16, 260] as const

/** Directions of such a line. */
const TURNS = 32

const LONGEST = 34

/** Height of a line, times its font size. Arabic letters reach further below. */
const TALL = language.dir === 'rtl' ? 1.4 : 1

/** With more places there is no room for cities. */
const CROWD = 8

/** Places first, then the cities and waters that fit. */
export function marksOf(frame: Frame, places: readonly NamedSpot[]) {
  const taken: Box[] = []
  const kind = places.length > 1 ? SMALL_PIN : PIN
  const pins = places.map(({ name, ...spot }, index): Mark & { name: string } => {
    const [x, y] = pointOn(frame, spot)
    taken.push({ ...bodyOf(kind, [x, y]), pin: true })
    return { key: `${index}`, name, x, y }
  })
  for (const place of [nextTo, onLine])
    for (const pin of pins) {
      pin.label ??= labelOf(pin.name, [pin.x, pin.y], kind, taken, place)
    }
  return {
    pins,
    dots: places.length > CROWD ? [] : named(frame, cities, CITY, taken, nextTo),
    waters: named(frame, waters, WATER, taken, centred),
  }
}

function named(
  frame: Frame,
  spots: readonly NamedSpot[],
  kind: Kind,
  taken: Box[],
  place: Placing,
): Mark[] {
  return spots.flatMap(({ name, ...spot }) => {
    const at = pointOn(frame, spot)
    const body = bodyOf(kind, at)
    if (!isOnMap(body) || taken.some((box) => isOver(box, body))) return []
    const label = labelOf(name, at, kind, taken, place)
    if (label) taken.push(body)
    return label ? [{ key: name, x: at[0], y: at[1], label }] : []
  })
}

interface Place {
  anchor: Label['anchor']
  left: number
  top: number
  line?: Label['line']
}

type Placing = (at: Point, kind: Kind, width: number) => Place[]

/** Takes the first of the places that is free. */
function labelOf(name: string, at: Point, kind: Kind, taken: Box[], place: Placing) {
  const words = name.length > LONGEST ? `${name.slice(0, LONGEST - 1).trimEnd()}…` : name
  const [width, height] = [words.length * kind.letter, kind.size * TALL]
  const free = place(at, kind, width).find(({ left, top, line }) => {
    const box = { left, top, width, height }
    const onWay = line ? along(line) : []
    const isFree = (other: Box) =>
      !isOver(other, box) && (other.pin || !onWay.some((one) => isOver(other, one)))
    return isOnMap(box) && taken.every(isFree)
  })
  if (!free) return undefined
  const { anchor, left, top, line } = free
  taken.push({ left, top, width, height }, ...(line ? along(line) : []))
  // SVG positions text by its baseline, at about four fifths of its height.
  const x = { start: left, middle: left + width / 2, end: left + width }[anchor]
  return { words, anchor, x, y: top + kind.size * 0.8, ...(line && { line }) }
}

const centred: Placing = ([x, y], { size }, width) => [
  { anchor: 'middle', left: x - width / 2, top: y - size / 2 },
]

const nextTo: Placing = ([x, y], { size, side, up, down }, width) => {
  const beside = y - (up - down) / 2 - size / 2
  const middle = within(x - width / 2, width)
  const [right, left] = [x + side + GAP, x - side - GAP - width]
  return [
    { anchor: 'start', left: right, top: beside },
    { anchor: 'end', left, top: beside },
    { anchor: 'middle', left: middle, top: y + down + GAP },
    { anchor: 'middle', left: middle, top: y - up - GAP - size },
    { anchor: 'start', left: right, top: y - up / 2 },
    { anchor: 'end', left, top: y - up / 2 },
    { anchor: 'start', left: right, top: y - up - size / 2 },
    { anchor: 'end', left, top: y - up - size / 2 },
  ]
}

const within = (left: number, width: number) =>
  Math.min(Math.max(left, INSET), SIZE - INSET - width)

/** Around the mark, ever further away. */
const onLine: Placing = ([x, y], { size, side, up, down }, width) => {
  const [first, step, last] = RINGS
  const middle = y - (up - down) / 2
  const places: Place[] = []
  for (let away = first; away <= last; away += step)
    for (let turn = 0; turn < TURNS; turn += 1) {
      const angle = (turn / TURNS) * 2 * Math.PI
      const [east, south] = [Math.cos(angle), Math.sin(angle)]
      const end = [x + east * (side + away), middle + south * (up / 2 + away)] as const
      const start = [x + east * (side + GAP), middle + south * (up / 2 + GAP)] as const
      const line = [start, end] as const
      if (Math.abs(south) > 0.4) {
        const left = within(end[0] - width / 2, width)
        places.push({ anchor: 'middle', left, top: end[1] - (south > 0 ? 0 : size), line })
      } else {
        const left = end[0] + (east > 0 ? GAP : -GAP - width)
        places.push({ anchor: east > 0 ? 'start' : 'end', left, top: end[1] - size / 2, line })
      }
    }
  return places
}

/** Small boxes along a line, which no label may cover. */
function along([[x1, y1], [x2, y2]]: readonly [Point, Point]): Box[] {
  const count = Math.ceil(Math.hypot(x2 - x1, y2 - y1) / 4)
  return Array.from({ length: count }, (_, index) => {
    const part = index / count
    const [x, y] = [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part]
    return { left: x - 1, top: y - 1, width: 2, height: 2 }
  })
}

const bodyOf = ({ side, up, down }: Kind, [x, y]: Point): Box => ({
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

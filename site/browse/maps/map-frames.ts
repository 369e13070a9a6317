/** In degrees. */
export interface Spot {
  latitude: number
  longitude: number
}

/** A square section in Mercator projection; all values in degrees. */
export interface Frame {
  name: string
  west: number
  span: number
  middle: number
  /** Too close for a single place, whose map should show the surrounding country. */
  near?: true
}

/** In map units. */
export const SIZE = 600

/** From small to large, since `frameOf` returns the first match. */
export const FRAMES: readonly Frame[] = [
  { name: 'north-east-india', west: 83, span: 16.5, middle: 22.6, near: true },
  { name: 'south-india', west: 70, span: 17, middle: 14, near: true },
  { name: 'north-india', west: 68, span: 24, middle: 28, near: true },
  { name: 'japan', west: 122, span: 26, middle: 37 },
  { name: 'east-africa', west: 23, span: 30, middle: 0 },
  { name: 'india', west: 65, span: 35, middle: 22.4 },
  { name: 'middle-east', west: 24, span: 36, middle: 31.4 },
  { name: 'south-east-asia', west: 92, span: 36, middle: 6.6 },
  { name: 'north-atlantic', west: -31, span: 44, middle: 61.5 },
  { name: 'europe', west: -12, span: 46, middle: 50.5 },
  { name: 'africa', west: -22, span: 78, middle: 2 },
  { name: 'asia', west: 50, span: 100, middle: 26 },
  { name: 'world', west: -170, span: 360, middle: 30 },
]

/** Margin to keep free of places, as a fraction of the size. */
const EDGE = 0.06

export function frameOf(spots: readonly Spot[]): Frame {
  const holds = (frame: Frame) =>
    spots.every((spot) => pointOn(frame, spot).every((at) => isWithin(at / SIZE)))
  const found = FRAMES.find((frame) => !(frame.near && spots.length === 1) && holds(frame))
  return found ?? FRAMES.at(-1)!
}

/** A part of a frame's map. */
export interface View extends Frame {
  /** Magnification, and the offset of its left upper corner in units of the frame's map. */
  zoom: number
  left: number
  top: number
}

/** Beyond this magnification, a map shows no coast or city that tells where it is. */
const CLOSEST = 2

/** Largest extent of the places in map units; the rest is for their pins and names. */
const WIDE = 400
const HIGH = 440

/** The part of a map around several places; the whole map for a single one. */
export function viewAround(spots: readonly Spot[]): View {
  const frame = frameOf(spots)
  const points = spots.map((spot) => pointOn(frame, spot))
  const [west, east] = extent(points.map(([x]) => x))
  const [north, south] = extent(points.map(([, y]) => y))
  const room = Math.max((east - west) / WIDE, (south - north) / HIGH, 1 / CLOSEST)
  const size = spots.length > 1 ? Math.min(room, 1) * SIZE : SIZE
  const from = (middle: number) => Math.min(Math.max(middle - size / 2, 0), SIZE - size)
  const [left, top] = [from((west + east) / 2), from((north + south) / 2)]
  const unit = frame.span / SIZE
  return {
    ...frame,
    zoom: SIZE / size,
    left,
    top,
    west: frame.west + left * unit,
    span: size * unit,
    middle: sunk(risen(frame.middle) + (SIZE / 2 - top - size / 2) * unit),
  }
}

const extent = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const

const isWithin = (part: number) => part >= EDGE && part <= 1 - EDGE

export function pointOn({ west, span, middle }: Frame, spot: Spot): [x: number, y: number] {
  const unit = SIZE / span
  const east = (((spot.longitude - west) % 360) + 360) % 360
  return [east * unit, SIZE / 2 + (risen(middle) - risen(spot.latitude)) * unit]
}

/** Latitude in Mercator projection, in degrees. */
function risen(latitude: number): number {
  const radians = (latitude * Math.PI) / 180
  return (Math.log(Math.tan(Math.PI / 4 + radians / 2)) * 180) / Math.PI
}

/** Latitude of a value of `risen`. */
const sunk = (value: number) => (Math.atan(Math.sinh((value * Math.PI) / 180)) * 180) / Math.PI

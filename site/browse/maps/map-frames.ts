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

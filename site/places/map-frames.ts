/** Where somewhere is, in degrees. */
export interface Spot {
  latitude: number
  longitude: number
}

/** A part of the earth that a map shows: a square in the projection of Mercator. */
export interface Frame {
  name: string
  /** Degrees of longitude at its left edge, and how many of them it is wide. */
  west: number
  span: number
  /** Degrees of latitude halfway down. */
  middle: number
  /** Too near for one place alone, whose map is to show the country around it. */
  near?: true
}

/** Width and height of every map, in units of its own. */
export const SIZE = 600

/** The smallest come first. */
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

/** How much of a map's edge stays free of places, as a part of its size. */
const EDGE = 0.06

/** The map that shows all of these nearest; the world where no other has them all. */
export function frameOf(spots: readonly Spot[]): Frame {
  const holds = (frame: Frame) =>
    spots.every((spot) => pointOn(frame, spot).every((at) => isWithin(at / SIZE)))
  const found = FRAMES.find((frame) => !(frame.near && spots.length === 1) && holds(frame))
  return found ?? FRAMES.at(-1)!
}

const isWithin = (part: number) => part >= EDGE && part <= 1 - EDGE

/** Where a spot is on a map: from its left, and from its top. */
export function pointOn({ west, span, middle }: Frame, spot: Spot): [x: number, y: number] {
  const unit = SIZE / span
  const east = (((spot.longitude - west) % 360) + 360) % 360
  return [east * unit, SIZE / 2 + (risen(middle) - risen(spot.latitude)) * unit]
}

/** Degrees of latitude as Mercator draws them: the further from the equator, the longer. */
function risen(latitude: number): number {
  const radians = (latitude * Math.PI) / 180
  return (Math.log(Math.tan(Math.PI / 4 + radians / 2)) * 180) / Math.PI
}

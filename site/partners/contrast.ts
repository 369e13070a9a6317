/** 0 to 255 each: red, green, blue. */
export type Rgb = readonly [number, number, number]

/** Colours in one colour scheme, by the names of custom properties without `--trip-`. */
export interface Scheme {
  name: 'light' | 'dark'
  colours: Readonly<Record<string, Rgb>>
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a)
  return (light! + 0.05) / (dark! + 0.05)
}

function luminanceOf(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const value = part / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export const hexOf = (colour: Rgb): string =>
  `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`

export interface Pair {
  name: 'ink' | 'quiet' | 'field' | 'bad' | 'good' | 'button' | 'line' | 'edge' | 'stars'
  colours: [front: string, back: string]
  /** Text needs 4.5:1 (WCAG 1.4.3), controls and graphics 3:1 (WCAG 1.4.11). */
  least: 4.5 | 3
}

/** The lowest contrast of a pair, and its scheme; undefined where a colour is missing. */
export const worstOf = ({ colours: [front, back] }: Pair, schemes: readonly Scheme[]) =>
  schemes
    .flatMap(({ name, colours }) => {
      const [one, other] = [colours[front], colours[back]]
      return one && other ? [{ name, ratio: contrast(one, other) }] : []
    })
    .toSorted((one, other) => one.ratio - other.ratio)
    .at(0)

/** Custom properties that are seen on one another, without `--trip-`. */
export const PAIRS: readonly Pair[] = [
  { name: 'ink', colours: ['ink', 'surface'], least: 4.5 },
  { name: 'quiet', colours: ['quiet', 'surface'], least: 4.5 },
  { name: 'field', colours: ['ink', 'field'], least: 4.5 },
  { name: 'bad', colours: ['bad', 'surface'], least: 4.5 },
  { name: 'good', colours: ['good', 'surface'], least: 4.5 },
  { name: 'button', colours: ['on-strong', 'strong'], least: 4.5 },
  { name: 'edge', colours: ['strong', 'surface'], least: 3 },
  { name: 'line', colours: ['line', 'surface'], least: 3 },
  { name: 'stars', colours: ['stars', 'surface'], least: 3 },
]

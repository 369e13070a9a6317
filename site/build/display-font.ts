import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import subsetFont from 'subset-font'

/** The only instance of Fraunces in use. All axes would make the files four times as large. */
const CUT = { opsz: 72, wght: 600 }

/** First and last code points, as in the `unicode-range` of fonts.css. */
type Range = readonly [first: number, last: number]

export const SUBSETS: Record<string, readonly Range[]> = {
  latin: [
    [0x20, 0xff],
    [0x131, 0x131],
    [0x152, 0x153],
    [0x2bb, 0x2bc],
    [0x2c6, 0x2c6],
    [0x2da, 0x2da],
    [0x2dc, 0x2dc],
    [0x2000, 0x206f],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
    [0x2191, 0x2191],
    [0x2193, 0x2193],
    [0x2212, 0x2212],
    [0x2215, 0x2215],
  ],
  'latin-ext': [
    [0x100, 0x130],
    [0x132, 0x151],
    [0x154, 0x24f],
    [0x1e00, 0x1eff],
    [0x20b9, 0x20b9],
  ],
}

export const fileOf = (subset: string) =>
  resolve(import.meta.dirname, `../styles/fraunces/fraunces-${subset}.woff2`)

export async function displayFont(subset: string): Promise<Buffer> {
  const { resolve: find } = createRequire(import.meta.url)
  const whole = find(`@fontsource-variable/fraunces/files/fraunces-${subset}-opsz-normal.woff2`)
  const letters = SUBSETS[subset]!.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  )
  return subsetFont(readFileSync(whole), letters.join(''), {
    targetFormat: 'woff2',
    variationAxes: CUT,
  })
}

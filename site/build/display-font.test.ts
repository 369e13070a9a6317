// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { displayFont, fileOf, SUBSETS } from './display-font.ts'

const sheet = readFileSync(new URL('../styles/fonts.css', import.meta.url), 'utf8')

test.each(Object.keys(SUBSETS))(
  'has the %s subset as the installed font generates it',
  async (subset) => {
    expect(readFileSync(fileOf(subset)).equals(await displayFont(subset))).toBe(true)
  },
)

test.each(Object.entries(SUBSETS))(
  'declares exactly the code points of the %s subset',
  (subset, ranges) => {
    const face = sheet.split('@font-face').find((rule) => rule.includes(`fraunces-${subset}.woff2`))
    const asked = [...(face ?? '').matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(
      ([, first, last = first]) => [first, last].map((code) => Number.parseInt(code!, 16)),
    )
    expect(asked).toEqual(ranges)
  },
)

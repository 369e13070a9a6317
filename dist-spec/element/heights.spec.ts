import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from '../support/test.ts'
import { FORMS, type Heights, heightsOf } from './heights.ts'

/** Tolerance in px for the fonts of other systems. */
const NEAR = 24

const file = resolve(import.meta.dirname, '../../widgets/element/heights.json')
const heights = JSON.parse(readFileSync(file, 'utf8')) as Heights

for (const form of Object.keys(FORMS)) {
  test(`${form} is as high as the space reserved for it`, async ({ page, served }) => {
    const measured = await heightsOf(page, served.origins.provider, form)
    const reserved = heights[form] ?? {}
    expect(Object.keys(reserved)).toEqual(Object.keys(measured))
    for (const [from, height] of Object.entries(measured)) {
      const off = Math.abs(height - (reserved[from] ?? 0))
      expect(off, `from ${from} px on it is ${height} px`).toBeLessThanOrEqual(NEAR)
    }
  })
}

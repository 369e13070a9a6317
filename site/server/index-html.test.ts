import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brand } from '../brand.ts'

const html = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8')

test('index.html, shown without scripts, has the phone and email of the brand', () => {
  expect(html.replaceAll(/\s+/g, ' ')).toContain(brand.phones[0])
  expect(html).toContain(`mailto:${brand.enquiries}`)
})

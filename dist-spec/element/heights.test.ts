import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { type Heights, reserving } from './heights.ts'

const textOf = (path: string) => readFileSync(resolve(import.meta.dirname, '../..', path), 'utf8')

test('the site reserves the measured heights', () => {
  const heights = JSON.parse(textOf('widgets/element/heights.json')) as Heights
  expect(textOf('site/styles/reserved-heights.css')).toBe(reserving(heights))
})

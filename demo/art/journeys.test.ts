import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { scenePicture } from './scene-pictures.ts'

// Read as text, since the site and the demo import nothing of each other.
const journeys = readFileSync(new URL('../../site/pictures/journeys.ts', import.meta.url), 'utf8')
const all = (pattern: RegExp) => [...journeys.matchAll(pattern)].map(([, ...groups]) => groups)

test('the home page shows only pictures that exist, each once', () => {
  const names = all(/scene\('([^']*)'\)/g).flat()
  expect(names).toHaveLength(4 * 3 + 3 + 8 + 5)
  expect(names.filter((name) => !scenePicture(`${name}.svg`))).toEqual([])
  const drawings = names.map((name) => name!.replace(/-[a-z]+$/, ''))
  expect(new Set(drawings).size).toBe(names.length)
})

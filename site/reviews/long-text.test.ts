import { expect, test } from 'vitest'
import { cut } from './long-text.tsx'

test('keeps a text of up to 280 characters whole', () => {
  for (const text of ['', 'Go early.', 'word '.repeat(56)]) expect(cut(text)).toEqual([text, ''])
})

test('cuts a longer text after a word, and loses nothing', () => {
  const text = 'seven s'.repeat(60)
  const [shown, rest] = cut(text)
  expect(shown + rest).toBe(text)
  expect(shown.length).toBeGreaterThan(180)
  expect(shown.length).toBeLessThanOrEqual(200)
  expect(rest).toMatch(/^\s/)
})

test('cuts a text without spaces between two characters', () => {
  const [shown, rest] = cut('🐅'.repeat(300))
  expect([shown, rest]).toEqual(['🐅'.repeat(200), '🐅'.repeat(100)])
})

import { afterEach, expect, test, vi } from 'vitest'
import { leadOn } from './lead-on.ts'

const assign = vi.fn()
afterEach(() => {
  assign.mockReset()
  vi.unstubAllGlobals()
})

function led(thanks: string | null): string | undefined {
  const { origin, href } = location
  vi.stubGlobal('location', { origin, href, assign })
  leadOn(thanks, { reference: 'TJ-1' })
  return assign.mock.calls[0] && String(assign.mock.calls[0][0])
}

test.each([
  ['/thanks', '/thanks?reference=TJ-1'],
  ['/thanks?from=form#top', '/thanks?from=form&reference=TJ-1#top'],
  [`${location.origin}/thanks`, '/thanks?reference=TJ-1'],
])('leads to %s', (thanks, to) => {
  expect(led(thanks)).toBe(location.origin + to)
})

test.each([
  null,
  '',
  'javascript:alert(1)',
  'data:text/html,hello',
  `blob:${location.origin}/1`,
  'https://other.example/thanks',
  '//other.example/thanks',
  '\\\\other.example/thanks',
  'http://',
])('ignores %s', (thanks) => {
  expect(led(thanks)).toBe(undefined)
})

import { expect, test } from 'vitest'
import { nextOf } from './next.ts'

test.each([
  ['/my-enquiries', '/my-enquiries'],
  ['/my-enquiries?enquiry=1', '/my-enquiries?enquiry=1'],
  ['/reviews/a%2Fb?page=2', '/reviews/a%2Fb?page=2'],
])('continues to %s', (next, path) => {
  expect(nextOf({ next })).toBe(path)
})

test.each([
  '',
  'my-profile',
  '//evil.example',
  '///evil.example',
  String.raw`/\evil.example`,
  '/\t/evil.example',
  '\t//evil.example',
  '/.//evil.example',
  '/%2e//evil.example',
  '/x/..//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  '/login',
  '/login?next=/login',
])('does not leave the site for %j', (next) => {
  expect(nextOf({ next })).toBe('/')
})

test('goes to the home page without a next page', () => {
  expect(nextOf({})).toBe('/')
})

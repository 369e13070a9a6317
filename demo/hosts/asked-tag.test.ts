import { expect, test } from 'vitest'
import { askable, askedTag, written } from './asked-tag.ts'

const KNOWN = ['provider', 'product', 'days', 'privacy', 'href']
const read = (query: string) => askedTag(new URLSearchParams(query), KNOWN)

test('accepts the attributes of a tag except those that the provider sets', () => {
  expect(askable(KNOWN)).toEqual(['days', 'privacy', 'href'])
  expect(read('days=3&days=4&provider=https://x.example&product=y&colour=red')).toEqual({
    attributes: { days: '4' },
    others: [
      ['provider', 'https://x.example'],
      ['product', 'y'],
      ['colour', 'red'],
    ],
  })
  expect(read(`days=${'9'.repeat(500)}`).others).toEqual([])
  expect(read(`days=${'9'.repeat(501)}`).attributes).toEqual({})
})

test.each(['https://blog.example/privacy?a=b', '/privacy', '/', 'HTTP://blog.example'])(
  'accepts a link to %j',
  (address) => {
    const query = new URLSearchParams({ privacy: address, href: address })
    expect(read(String(query)).attributes).toEqual({ privacy: address, href: address })
  },
)

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  '//other.example',
  '/\\other.example',
  'privacy',
])('refuses a link to %j', (address) => {
  const query = new URLSearchParams({ privacy: address, href: address })
  expect(read(String(query)).attributes).toEqual({})
})

test('escapes attribute values', () => {
  expect(written('trip-enquiry', { days: '"><script>&' })).toBe(
    '<trip-enquiry days="&quot;&gt;&lt;script&gt;&amp;"></trip-enquiry>',
  )
})

import { expect, test } from 'vitest'
import { acceptedIn } from './accept-encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0.5,gzip;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br ; q=0 , *', 'gzip'],
  ['*', 'br'],
  ['*;q=0.1', 'br'],
  ['gzip;q=0.5, *;q=1', 'br'],
  ['identity, gzip;q=0.5', undefined],
  ['identity;q=0.5, gzip', 'gzip'],
  ['identity, br', 'br'],
  ['identity;q=0', undefined],
  ['*;q=0', undefined],
  ['*;q=0, gzip', 'gzip'],
  ['br;q=0', undefined],
  ['br;q=0.000, gzip;q=0.001', 'gzip'],
  ['', undefined],
  [undefined, undefined],
  ['zstd, deflate', undefined],
  ['br;q=2', undefined],
  ['br;q=-1', undefined],
  ['br;q=one, gzip', 'gzip'],
  ['br;q=', undefined],
  ['br;level=9', undefined],
  ['brotli, gzipped, bra', undefined],
  [',;,=;q,;;q=1, \u00ff\u0001, gzip', 'gzip'],
  ['__proto__, constructor, toString', undefined],
  [`${'x,'.repeat(5000)}br`, 'br'],
])('for %j sends %s', (header, coding) => {
  expect(acceptedIn(header).coding).toBe(coding)
})

test.each([
  ['identity;q=0, gzip', true],
  ['*;q=0, gzip', true],
  ['*;q=0, identity', false],
  ['identity;q=0.1, gzip', false],
  ['gzip', false],
  ['', false],
  [undefined, false],
])('%j refuses an uncompressed body: %s', (header, refusesPlain) => {
  expect(acceptedIn(header).refusesPlain).toBe(refusesPlain)
})

test.each([
  ['gzip, deflate, br, zstd, dcb, dcz', true],
  ['dcb', true],
  ['DCB;q=0.9, br;q=0.9', true],
  ['dcb;q=0.5, br', false],
  ['dcb;q=0, gzip', false],
  ['dcb;q=0.5, identity', false],
  ['dcz, br', false],
  ['br, *', false],
  [undefined, false],
])('%j accepts a delta: %s', (header, delta) => {
  expect(acceptedIn(header).delta).toBe(delta)
})

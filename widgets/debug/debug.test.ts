import { expect, test } from 'vitest'
import { cities } from '../contract/endpoints.ts'
import { distance, nearest } from './nearest.ts'
import { lineFor } from './policies.ts'
import { CITIES } from './providers.ts'

test.each([
  ['', '', 0],
  ['variant', 'variant', 0],
  ['varient', 'variant', 1],
  ['vairant', 'variant', 1],
  ['variants', 'variant', 1],
  ['', 'days', 4],
  ['theme', 'days', 5],
])('counts the edits from %j to %j', (one, other, count) => {
  expect(distance(one, other)).toBe(count)
})

test.each([
  ['varient', 'variant'],
  ['Partner-', 'partner'],
  ['destinaton', 'destination'],
  ['data-partner', undefined],
  ['color', undefined],
])('corrects %j to %j', (written, meant) => {
  expect(nearest(written, ['variant', 'destination', 'days', 'partner'])).toBe(meant)
})

test.each([
  [`connect-src 'self'`, 'connect-src', `connect-src 'self' https://p.example`],
  [`default-src 'none'; img-src *`, 'connect-src', 'connect-src https://p.example'],
  [`default-src 'self' https:`, 'img-src', `img-src 'self' https: https://p.example`],
  [`script-src 'self'`, 'script-src-elem', `script-src 'self' https://p.example`],
  [`script-src-elem 'self'`, 'script-src-elem', `script-src-elem 'self' https://p.example`],
  [`child-src 'none'`, 'worker-src', 'worker-src https://p.example'],
])('extends %j for %s', (policy, directive, line) => {
  expect(lineFor(policy, directive, 'https://p.example')).toBe(line)
})

test('requests a path of the contract', () => {
  expect({ method: cities.method, path: cities.path }).toEqual({ method: 'GET', path: CITIES })
})

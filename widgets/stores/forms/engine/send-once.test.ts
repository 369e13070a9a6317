import { afterEach, expect, test, vi } from 'vitest'
import { newKey } from './intent.ts'
import { intentHeaders, keyFor } from './send-once.ts'

afterEach(() => vi.unstubAllEnvs())

const first = { key: 'first', body: '{"days":3}' }
const anew = () => 'another'

test('the same payload keeps its key, a changed one gets a new key', () => {
  expect(keyFor('{"days":3}', first, anew)).toBe('first')
  expect(keyFor('{"days":4}', first, anew)).toBe('another')
})

test('the first request uses the draft’s key', () => {
  expect(keyFor('{"days":3}', { key: 'draft', body: '' }, anew)).toBe('draft')
})

test('a request without a draft gets a new key', () => {
  expect(keyFor('{}', undefined, anew)).toBe('another')
})

test('keys are 128 random bits that a header can carry', () => {
  const keys = Array.from({ length: 100 }, newKey)
  for (const key of keys) expect(key).toMatch(/^\d{1,10}(-\d{1,10}){3}$/)
  expect(new Set(keys).size).toBe(100)
})

test('works on plain http pages', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(newKey()).toMatch(/^[\d-]+$/)
  vi.unstubAllGlobals()
})

test('sends key and proof as headers, except to listed providers', () => {
  const intent = { key: 'k', body: '{}' }
  expect(intentHeaders('https://old.example', intent, 'p')).toEqual({
    'idempotency-key': 'k',
    'corporate-proof': 'p',
  })
  const listed = 'https://old.example,http://localhost:8080'
  expect(intentHeaders('https://old.example', intent)).toEqual({ 'idempotency-key': 'k' })
  vi.stubEnv('VITE_TRIP_WITHOUT_IDEMPOTENCY_KEY', listed)
  expect(intentHeaders('https://old.example', intent, 'p')).toEqual({})
  expect(intentHeaders('http://localhost:8080', intent)).toEqual({})
  expect(intentHeaders('http://localhost', intent)).toEqual({ 'idempotency-key': 'k' })
})

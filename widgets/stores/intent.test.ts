import { afterEach, expect, test, vi } from 'vitest'
import { intentOf } from './intent.ts'
import { intentHeaders } from './send-once.ts'

afterEach(() => vi.unstubAllEnvs())

test('the same payload is the same intent, a changed one another', () => {
  const first = intentOf('{"days":3}', undefined)
  expect(intentOf('{"days":3}', first)).toEqual(first)
  const changed = intentOf('{"days":4}', first)
  expect(changed.key).not.toBe(first.key)
  expect(changed.body).toBe('{"days":4}')
  expect(intentOf('{"days":3}', changed).key).not.toBe(first.key)
})

test('what is first sent of a draft goes by the key that the draft has', () => {
  const intent = intentOf('')
  expect(intentOf('{"days":3}', intent)).toEqual({ key: intent.key, body: '{"days":3}' })
})

test('the same payload without a last intent is a new one', () => {
  expect(intentOf('{}', undefined).key).not.toBe(intentOf('{}', undefined).key)
})

test('keys are 128 random bits that a header can carry', () => {
  const keys = Array.from({ length: 100 }, () => intentOf('{}', undefined).key)
  for (const key of keys) expect(key).toMatch(/^\d{1,10}(-\d{1,10}){3}$/)
  expect(new Set(keys).size).toBe(100)
})

test('needs nothing that plain http pages lack', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(intentOf('{}', undefined).key).toMatch(/^[\d-]+$/)
  vi.unstubAllGlobals()
})

test('sends key and proof as headers, except to the providers that are listed', () => {
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

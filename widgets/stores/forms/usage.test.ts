import { afterEach, expect, test, vi } from 'vitest'
import { attributionOf } from './usage.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

const reading = (values: Record<string, string>) => (name: string) => values[name] ?? null

test('names page, campaign and the host’s id, and no other part of the address', () => {
  history.replaceState(null, '', '/trips/kanha?token=s3cret&utm_source=news&gclid=abc#key=s3cret')
  expect(attributionOf(reading({ reference: 'lead-7' }))).toEqual({
    page: `${location.origin}/trips/kanha`,
    utm_source: 'news',
    gclid: 'abc',
    host_reference: 'lead-7',
  })
})

test('names the referrer by its origin, unless it is the same', () => {
  const referrer = vi.spyOn(document, 'referrer', 'get')
  referrer.mockReturnValue('https://search.example/find?q=tiger')
  expect(attributionOf()).toMatchObject({ referrer: 'https://search.example' })
  referrer.mockReturnValue(`${location.origin}/before`)
  expect(attributionOf()).not.toHaveProperty('referrer')
  referrer.mockRestore()
})

test('keeps the campaign of the first address on a site without reloads', () => {
  const first = { name: `${location.origin}/?utm_source=news` } as PerformanceNavigationTiming
  const entries = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([first])
  history.replaceState(null, '', '/enquiry?page=2')
  expect(attributionOf()).toMatchObject({ page: `${location.origin}/enquiry`, utm_source: 'news' })
  history.replaceState(null, '', '/enquiry?utm_campaign=own')
  expect(attributionOf()).not.toHaveProperty('utm_source')
  entries.mockRestore()
})

test('names nothing if the host or the visitor objects', () => {
  history.replaceState(null, '', '/?utm_source=news')
  expect(attributionOf(reading({ attribution: 'off' }))).toEqual({})
  vi.stubGlobal('navigator', { globalPrivacyControl: true })
  expect(attributionOf()).toEqual({})
})

test('cuts what is too long', () => {
  history.replaceState(null, '', `/?utm_source=${'x'.repeat(3000)}&utm_medium=%0a%3Cb%3E`)
  const { utm_source, utm_medium } = attributionOf()
  expect([utm_source?.length, utm_medium]).toEqual([500, '<b>'])
})

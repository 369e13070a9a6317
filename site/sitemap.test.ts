import { expect, test } from 'vitest'
import type { Read } from '../widgets/stores/read.ts'
import { robots, sitemap } from './sitemap.ts'

const origin = 'https://trips.example'
const answering = (ids: string[]) =>
  (async () => ({ answer: ids.map((_id, index) => ({ _id, total_review: index })) })) as Read
const placesOf = (text: string) => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at]) => at)

test('names every public page, every company and every attraction', async () => {
  const { status, text } = await sitemap(origin, answering(['taj-mahal', 'kanha']))
  expect(status).toBe(200)
  const companies = ['persistent', 'xoriant', 'accenture', 'accion', 'icertis', 'bridgenext']
  const forms = ['enquiry', 'testimonials', 'submit-testimonials', 'review', 'privacy']
  const places = ['attraction-details/taj-mahal', 'attraction-details/kanha', 'reviews/kanha']
  const named = placesOf(text).map((path) => path?.replace(`${origin}/`, ''))
  const regions = named.filter((path) => path?.startsWith('destinations/'))
  expect(named).toEqual(['', 'destinations', ...forms, ...regions, ...companies, ...places])
  expect(regions).toEqual(expect.arrayContaining(['destinations/himalayas', 'destinations/egypt']))
  expect(regions).toHaveLength(22)
})

test('writes an id so that it stays within its entry', async () => {
  const { text } = await sitemap(origin, answering([`<a & 'b'>`]))
  expect(text).toContain(`<loc>${origin}/attraction-details/%3Ca%20%26%20&#39;b&#39;%3E</loc>`)
})

test('names no more pages than one sitemap may', async () => {
  const ids = Array.from({ length: 60_000 }, (_, index) => `place-${index}`)
  expect(placesOf((await sitemap(origin, answering(ids))).text)).toHaveLength(50_000)
})

test('asks crawlers to come again where the attractions have not come', async () => {
  const read = (async () => ({ failure: { name: 'Offline' } })) as Read
  expect((await sitemap(origin, read)).status).toBe(503)
})

test('keeps crawlers from what is nobody else’s', () => {
  const { text } = robots(origin)
  expect(text).toContain('Disallow: /my-profile\n')
  expect(text).not.toContain('Disallow: /review')
  expect(text).toMatch(/\n\nSitemap: https:\/\/trips\.example\/sitemap\.xml\n$/)
})

// @vitest-environment node
import { expect, test } from 'vitest'
import type { Read } from '../../widgets/stores/read.ts'
import { LANGUAGES, pathIn } from '../routing/languages.ts'
import { robots, sitemap, sitemapPart } from './sitemap.ts'

const origin = 'https://trips.example'
const answering = (ids: string[], days: string[] = []) => {
  const data = ids.map((_id, index) => ({
    _id,
    total_review: index,
    updated: days[index] ?? '',
    category: [],
    state: 'Kerala',
  }))
  return (async (endpoint, request) => {
    if (endpoint.path.includes('testimonial')) {
      return { answer: [{ uploaded_at: '2026-10-12T12:00:00Z' }, { uploaded_at: 'lately' }] }
    }
    const isPage = 'page' in Object(request?.input)
    return { answer: isPage ? { data, total: data.length } : data }
  }) as Read
}
const inAll = (path: string) => LANGUAGES.map((language) => pathIn(language, path))
const dayOf = (text: string, path: string) =>
  new RegExp(`<loc>${origin}${path}</loc>(?:<lastmod>(.*?)</lastmod>)?<xhtml`).exec(text)?.[1]
const placesOf = (text: string) => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at]) => at)

test('lists every public page, company and attraction', async () => {
  const { status, text } = await sitemap(origin, answering(['taj-mahal', 'kanha']))
  expect(status).toBe(200)
  const companies = ['persistent', 'xoriant', 'accenture', 'accion', 'icertis', 'bridgenext']
  const forms = ['enquiry', 'testimonials', 'submit-testimonials', 'review', 'privacy']
  const places = ['attraction-details/taj-mahal', 'attraction-details/kanha', 'reviews/kanha']
  const named = placesOf(text).map((path) => path?.replace(`${origin}/`, ''))
  const regions = named.filter((path) => path?.startsWith('destinations/'))
  const trips = named.filter((path) => path?.startsWith('trips/'))
  const listed = [
    '',
    'destinations',
    'trips',
    'how-it-works',
    'planners',
    'partners',
    ...forms,
    ...regions,
    ...trips,
    ...companies,
    ...places,
  ]
  expect(named.filter((path) => listed.includes(path!))).toEqual(listed)
  expect(named).not.toContain('my-profile')
  expect(named).not.toContain('thank-you')
  expect(regions).toEqual(expect.arrayContaining(['destinations/himalayas', 'destinations/egypt']))
  expect(regions).toHaveLength(22)
  expect(trips).toHaveLength(12)
})

test('gives the last change where it is known', async () => {
  const days = ['2026-03-01', '2026-11-02', '2026-13-45', 'soon']
  const { text } = await sitemap(origin, answering(['a', 'b', 'c', 'd'], days))
  expect(dayOf(text, '/attraction-details/a')).toBe('2026-03-01')
  expect(dayOf(text, '/reviews/b')).toBe('2026-11-02')
  for (const path of ['/destinations', '/destinations/kerala']) {
    expect([path, dayOf(text, path)]).toEqual([path, '2026-11-02'])
  }
  for (const path of ['/', '/testimonials']) expect(dayOf(text, path)).toBe('2026-10-12')
  const unknown = ['/privacy', '/persistent', '/destinations/egypt', '/attraction-details/c']
  for (const path of [...unknown, '/attraction-details/d']) {
    expect([path, dayOf(text, path)]).toEqual([path, undefined])
  }
})

test('leaves out addresses above the length limit of sitemaps', async () => {
  const { text } = await sitemap(origin, answering(['x'.repeat(2100), 'short']))
  expect(placesOf(text).filter((at) => at!.includes('/attraction-details/'))).toEqual(
    inAll('/attraction-details/short').map((path) => origin + path),
  )
})

test('names each page in every language', async () => {
  const { text } = await sitemapPart(origin, answering([]), 'pages')
  const links = [
    ...LANGUAGES.map((language) => [language.code, pathIn(language, '/trips')]),
    ['x-default', '/trips'],
  ].map(
    ([code, path]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${origin}${path}"/>`,
  )
  for (const path of inAll('/trips'))
    expect(text).toContain(`<url><loc>${origin}${path}</loc>${links.join('')}</url>`)
})

test('escapes ids', async () => {
  const { text } = await sitemap(origin, answering([`<a & 'b'>`]))
  expect(text).toContain(`<loc>${origin}/attraction-details/%3Ca%20%26%20&#39;b&#39;%3E</loc>`)
})

test('lists at most 50,000 pages', async () => {
  const ids = Array.from({ length: 60_000 }, (_, index) => `place-${index}`)
  expect(placesOf((await sitemap(origin, answering(ids))).text)).toHaveLength(50_000)
})

test('is an index of parts above 1,000 attractions', async () => {
  const read = (async () => ({ answer: { data: [{ _id: 'a' }], total: 12_345 } })) as Read
  const { status, text } = await sitemap(origin, read)
  expect([status, text.includes('<sitemapindex')]).toEqual([200, true])
  expect(placesOf(text)).toEqual(['pages', 1, 2, 3].map((part) => `${origin}/sitemap-${part}.xml`))
})

test('lists pages in one part, and attractions by page in the others', async () => {
  const asked: unknown[] = []
  const read = (async (_, request) => {
    asked.push(request)
    return { answer: [{ _id: 'petra', total_review: 2, updated: '2026-03-01' }] }
  }) as Read
  const pages = placesOf((await sitemapPart(origin, read, 'pages')).text)
  expect(pages).toEqual(expect.arrayContaining([`${origin}/`, `${origin}/destinations/himalayas`]))
  expect(asked).toEqual([])
  const { text } = await sitemapPart(origin, read, '2')
  expect(asked).toEqual([{ query: { page: '2' } }])
  const listed = ['/attraction-details/petra', '/reviews/petra'].flatMap(inAll)
  expect(placesOf(text)).toHaveLength(listed.length)
  expect(placesOf(text)).toEqual(expect.arrayContaining(listed.map((path) => origin + path)))
  expect(dayOf(text, '/reviews/petra')).toBe('2026-03-01')
})

test('returns 404 for parts that do not exist, and 503 if the provider fails', async () => {
  const status = async (answer: object) =>
    (await sitemapPart(origin, (async () => answer) as unknown as Read, 'x')).status
  expect(await status({ answer: [] })).toBe(404)
  expect(await status({ failure: { name: 'Refused', status: 422 } })).toBe(404)
  expect(await status({ failure: { name: 'Offline' } })).toBe(503)
})

test('returns 503 if the attractions fail to load', async () => {
  const read = (async () => ({ failure: { name: 'Offline' } })) as Read
  expect((await sitemap(origin, read)).status).toBe(503)
})

test('disallows pages behind a sign-in', () => {
  const { text } = robots(origin)
  expect(text).toContain('Disallow: /my-profile\n')
  expect(text).toContain('Disallow: /follow-enquiry\n')
  expect(text).not.toContain('Disallow: /review')
  expect(text).toMatch(/\n\nSitemap: https:\/\/trips\.example\/sitemap\.xml\n$/)
})

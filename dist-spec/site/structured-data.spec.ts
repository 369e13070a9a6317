import sharp from 'sharp'
import { addAttraction, addReviews } from './support/places.ts'
import { expect, test } from '../support/test.ts'

type Item = Record<string, unknown>

/** Required properties of each type on the site (Google: structured data features). */
const REQUIRED: Record<string, string[]> = {
  TravelAgency: ['name', 'address', 'url', 'telephone', 'logo'],
  TouristAttraction: ['name', 'address', 'url', 'image'],
  LocalBusiness: ['name', 'address'],
  TouristTrip: ['name', 'description', 'url', 'image', 'provider', 'itinerary'],
  ItemList: ['numberOfItems', 'itemListElement'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  AggregateRating: ['ratingValue', 'reviewCount', 'bestRating'],
  Review: ['author', 'reviewRating'],
  Rating: ['ratingValue', 'bestRating'],
  Person: ['name'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity', 'inLanguage'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  ListItem: ['position', 'name', 'item'],
  VideoObject: ['name', 'description', 'inLanguage', 'thumbnailUrl', 'uploadDate', 'contentUrl'],
}

/** Those that may have a language: creative works (schema.org: inLanguage). */
const WORKS = new Set(['FAQPage', 'Review', 'VideoObject'])

/** Types of those above that may have a rating or reviews (Google: review snippet). */
const RATED = new Set(['LocalBusiness'])

const typesOf = (item: Item) => [item['@type']].flat() as string[]

function itemsIn(value: unknown): Item[] {
  if (Array.isArray(value)) return value.flatMap(itemsIn)
  if (typeof value !== 'object' || value === null) return []
  const item = value as Item
  return [...('@type' in item ? [item] : []), ...Object.values(item).flatMap(itemsIn)]
}

function faultsOf(item: Item): string[] {
  const types = typesOf(item)
  const missing = types.flatMap((type) => {
    if (!REQUIRED[type]) return [`${type} is unknown`]
    return REQUIRED[type]
      .filter((field) => [item[field]].flat().every((value) => value === '' || value === undefined))
      .map((field) => `${type} without ${field}`)
  })
  const spoken =
    'inLanguage' in item && !types.some((type) => WORKS.has(type))
      ? ['no work with a language']
      : []
  const unmarked = 'reviewBody' in item && !('inLanguage' in item) ? ['review in no language'] : []
  const isRated = 'aggregateRating' in item || 'review' in item
  const wrongly = isRated && !types.some((type) => RATED.has(type)) ? ['rated'] : []
  const addresses = ['url', 'item', 'logo', 'image', 'contentUrl', 'thumbnailUrl']
    .flatMap((name) => [item[name]].flat())
    .filter((value) => value !== undefined && !/^https?:\/\//.test(String(value)))
  const { uploadDate = '2026-01-01' } = item
  const dates = /^\d{4}-\d\d-\d\d(T[\d:]+Z)?$/.test(String(uploadDate)) ? [] : ['no date']
  return [
    ...missing,
    ...spoken,
    ...unmarked,
    ...wrongly,
    ...addresses.map((value) => `no address: ${value}`),
    ...dates,
  ]
}

async function read(address: string) {
  const answer = await fetch(address, { headers: { accept: 'text/html' } })
  const html = await answer.text()
  const scripts = html.matchAll(/<script [^>]*type="application\/ld\+json">(.*?)<\/script>/gs)
  const data = [...scripts].map(([, json]) => JSON.parse(json!) as Item)
  const meta = (name: string) =>
    new RegExp(`<meta [^>]*(?:property|name)="${name}" content="(.*?)"`).exec(html)?.[1]
  return { status: answer.status, html, data, meta }
}

test('every page has the required properties of each type', async ({ served }) => {
  const { provider } = served.origins
  const id = await addAttraction(served)
  await addReviews(served, id, [{ rating: 5, feedback: 'Clear to the Eiger.' }, { rating: 4 }])
  const seen = new Set<string>()
  for (const path of [
    '/',
    '/destinations',
    '/destinations/kerala',
    '/trips',
    '/trips/golden-triangle',
    '/how-it-works',
    '/planners',
    '/partners',
    '/testimonials',
    '/persistent',
    `/attraction-details/${id}`,
    `/reviews/${id}`,
    `/review/${id}`,
    '/attraction-details/taj-mahal',
    '/enquiry',
  ]) {
    const { data } = await read(provider + path)
    const items = itemsIn(data)
    expect([path, items.flatMap(faultsOf)]).toEqual([path, []])
    for (const item of items) for (const type of typesOf(item)) seen.add(type)
  }
  expect([...seen].toSorted()).toEqual(Object.keys(REQUIRED).toSorted())
})

test('company films and testimonials have an existing picture', async ({ served }) => {
  for (const path of ['/persistent', '/testimonials']) {
    const { data } = await read(served.origins.provider + path)
    const video = data.find((item) => item['@type'] === 'VideoObject')!
    const [still] = video['thumbnailUrl'] as string[]
    const answer = await fetch(still!)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/webp')
  }
})

test('every page has a share picture of the stated size', async ({ served }) => {
  const { provider } = served.origins
  const shown = new Map<string, string | undefined>()
  for (const path of [
    '/',
    '/privacy',
    '/persistent',
    '/attraction-details/taj-mahal',
    '/reviews/kanha-national-park',
    '/destinations/kerala',
    '/trips/golden-triangle',
  ]) {
    const { meta } = await read(provider + path)
    const address = meta('og:image')!
    shown.set(path, address.replace(provider, ''))
    expect(meta('twitter:card')).toBe('summary_large_image')
    expect(meta('twitter:image')).toBe(address)
    expect(meta('og:image:alt')!.length).toBeGreaterThan(5)
    const answer = await fetch(address)
    expect(answer.headers.get('content-type')).toBe(meta('og:image:type'))
    expect(answer.headers.get('cache-control')).toContain('public, max-age=')
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect([path, String(width), String(height)]).toEqual([
      path,
      meta('og:image:width'),
      meta('og:image:height'),
    ])
    expect([width, height]).toEqual([1200, 630])
  }
  expect(shown.get('/')).toBe('/poster.jpg')
  for (const path of ['/attraction-details/taj-mahal', '/destinations/kerala']) {
    expect(shown.get(path)).toMatch(/^\/media\/shares\/[a-z-]+\.png$/)
  }
})

test('every scene of an attraction can be shared', async ({ served }) => {
  const { provider } = served.origins
  const answer = await fetch(`${provider}/api/v1/trips/attractions/locations/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  const attractions = (await answer.json()) as { _id: string }[]
  for (const { _id: id } of attractions.slice(0, 5)) {
    const { meta } = await read(`${provider}/attraction-details/${id}`)
    expect([id, (await fetch(meta('og:image')!, { method: 'HEAD' })).status]).toEqual([id, 200])
  }
})

import { addAttraction, addReviews, complaints, PICTURES } from './support/places.ts'
import { expect, test } from '../support/test.ts'

const HOSTILE = '</script><script>document.title="x"</script> "Quotes" & <b>\u0007bell'

async function read(address: string) {
  const answer = await fetch(address, { headers: { accept: 'text/html' } })
  const html = await answer.text()
  const find = (pattern: RegExp) => pattern.exec(html)?.[1]
  const structuredData = [
    ...html.matchAll(/<script [^>]*type="application\/ld\+json">(.*?)<\/script>/gs),
  ]
  return {
    status: answer.status,
    html,
    title: find(/<title[^>]*>(.*?)<\/title>/s),
    description: find(/name="description" content="(.*?)"/s),
    robots: find(/name="robots" content="(.*?)"/),
    canonical: find(/rel="canonical" href="(.*?)"/),
    ogTitle: find(/property="og:title" content="(.*?)"/s),
    ogImage: find(/property="og:image" content="(.*?)"/),
    structuredData: structuredData.map(([, json]) => JSON.parse(json!) as Record<string, unknown>),
  }
}

test('describes an attraction to readers without JavaScript', async ({ served }) => {
  const { provider } = served.origins
  const id = await addAttraction(served)
  await addReviews(served, id, [{ rating: 5, feedback: 'Clear to the Eiger.' }, { rating: 4 }])
  const page = await read(`${provider}/attraction-details/${id}`)
  expect(page).toMatchObject({
    status: 200,
    title: 'Mount Pilatus, Lucerne, Switzerland · Tigertrail Journeys',
    description: 'A mountain above a lake.',
    robots: 'index',
    canonical: `${provider}/attraction-details/${id}`,
    ogTitle: 'Mount Pilatus, Lucerne, Switzerland',
    ogImage: `${provider}/media/shares/alps-dawn.png`,
  })
  expect(page.html).toContain('Clear to the Eiger.')
  const [attraction, way] = page.structuredData
  expect(attraction).toMatchObject({
    '@context': 'https://schema.org',
    '@type': ['TouristAttraction', 'LocalBusiness'],
    name: 'Mount Pilatus',
    address: { addressLocality: 'Lucerne', addressCountry: 'Switzerland' },
    review: [{ author: { name: expect.any(String) } }, { reviewRating: expect.any(Object) }],
    url: `${provider}/attraction-details/${id}`,
    aggregateRating: { ratingValue: 4.5, reviewCount: 2, bestRating: 5 },
  })
  const steps = way!['itemListElement'] as { name: string; item: string; position: number }[]
  expect(steps.map(({ name }) => name)).toEqual([
    'Home',
    'Destinations',
    'Switzerland',
    'Mount Pilatus',
  ])
  expect(steps.map(({ position }) => position)).toEqual([1, 2, 3, 4])
})

test('shows on the page the breadcrumbs that it gives to search engines', async ({
  page,
  served,
}) => {
  const { provider } = served.origins
  const id = await addAttraction(served)
  for (const path of [`/attraction-details/${id}`, `/reviews/${id}`, `/review/${id}`]) {
    const { structuredData } = await read(provider + path)
    const way = structuredData.find((item) => item['@type'] === 'BreadcrumbList')!
    const steps = way['itemListElement'] as { name: string; item: string }[]
    await page.goto(provider + path)
    const links = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')
    await expect(links).toHaveText(steps.map(({ name }) => name))
    const hrefs = await links.evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href))
    expect(hrefs).toEqual(steps.map(({ item }) => item))
  }
})

test('gives no rating without reviews', async ({ served }) => {
  const id = await addAttraction(served)
  const { structuredData } = await read(`${served.origins.provider}/attraction-details/${id}`)
  expect(structuredData[0]).not.toHaveProperty('aggregateRating')
  expect(structuredData[0]!['@type']).toBe('TouristAttraction')
})

test('escapes a hostile name', async ({ page, served }) => {
  const said = complaints(page)
  const { provider } = served.origins
  const facts = { name: HOSTILE, label: HOSTILE, description: HOSTILE, activities: [HOSTILE] }
  const image = ['javascript:alert(1)', PICTURES[0]!]
  const id = await addAttraction(served, { ...facts, image })
  await addReviews(served, id, [{ first_name: HOSTILE, feedback: HOSTILE, images: image }])
  for (const path of [`/attraction-details/${id}`, `/reviews/${id}`, `/review/${id}`]) {
    const { status, structuredData } = await read(provider + path)
    expect([path, status]).toEqual([path, 200])
    expect(structuredData.length).toBeGreaterThan(0)
    await page.goto(provider + path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('<b>')
    await expect(page).toHaveTitle(/"Quotes" & <b>/)
    await expect(page.locator('main b')).toHaveCount(0)
  }
  await expect(page.locator('a[href^="javascript:"]')).toHaveCount(0)
  expect(said).toEqual([])
})

test('gives every public page its own title, description and address', async ({ served }) => {
  const { provider } = served.origins
  const id = await addAttraction(served, { description: 'Rack railway, and a dragon.' })
  const paths = ['/', '/destinations', '/enquiry', '/testimonials', '/submit-testimonials']
  const trips = ['/trips', '/trips/golden-triangle', '/trips/tigers-and-the-taj']
  const answers = ['/how-it-works', '/planners', '/partners']
  const more = [
    ...trips,
    ...answers,
    '/review',
    '/privacy',
    `/attraction-details/${id}`,
    `/reviews/${id}`,
  ]
  const pages = await Promise.all([...paths, ...more].map((path) => read(provider + path)))
  for (const key of ['title', 'description', 'canonical'] as const) {
    expect(new Set(pages.map((page) => page[key])).size).toBe(pages.length)
  }
  expect(pages.map(({ canonical }) => canonical)).toEqual(
    [...paths, ...more].map((path) => provider + path),
  )
})

test('excludes personal pages from search engines', async ({ served }) => {
  const { provider } = served.origins
  for (const path of [
    '/my-profile',
    '/my-enquiries',
    '/my-transactions',
    '/submit-review',
    '/follow-enquiry',
    '/follow-enquiry?key=none',
    '/nobody-we-know',
    '/attraction-details/nowhere',
    '/reviews/nowhere',
    '/review/nowhere',
    '/trips/nowhere',
    '/destinations?q=kerala',
    '/destinations?city=nowhere',
  ]) {
    expect([path, (await read(provider + path)).robots]).toEqual([path, 'noindex'])
  }
})

test('has one address for each place, however it is requested', async ({ served }) => {
  const { provider } = served.origins
  const { html } = await read(`${provider}/destinations`)
  const [, india] = /value="([\da-f-]{36})"[^>]*>India\b/.exec(html)!
  const [, here] = /value="([\da-f-]{36})"[^>]*>Madhya Pradesh\b/.exec(html)!
  const [, kerala] = /value="([\da-f-]{36})"[^>]*>Kerala\b/.exec(html)!
  const canonical = async (query: string) =>
    (await read(`${provider}/destinations?${query}`)).canonical!.replace(provider, '')
  expect(await canonical(`country=${india}&state=${here}&city=`)).toBe('/destinations')
  expect(await canonical(`country=${india}`)).toBe(`/destinations?country=${india}`)
  for (const query of [`country=${india}&state=${kerala}`, `state=${kerala}`]) {
    expect(await canonical(query)).toBe(`/destinations?state=${kerala}`)
  }
})

test('lists every page in a sitemap that crawlers are pointed to', async ({ page, served }) => {
  const { provider } = served.origins
  const id = await addAttraction(served)
  const robots = await fetch(`${provider}/robots.txt`)
  expect(robots.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const rules = await robots.text()
  expect(rules).toContain(`Sitemap: ${provider}/sitemap.xml`)
  for (const path of ['/login', '/my-profile', '/submit-review', '/_demo/']) {
    expect(rules).toContain(`Disallow: ${path}\n`)
  }
  const sitemap = await fetch(`${provider}/sitemap.xml`)
  expect(sitemap.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const xml = await sitemap.text()
  const places = await page.evaluate((xml) => {
    const read = new DOMParser().parseFromString(xml, 'application/xml')
    return [...read.querySelectorAll('urlset > url > loc')].map((loc) => loc.textContent)
  }, xml)
  expect(new Set(places).size).toBe(places.length)
  for (const path of [
    '/',
    '/destinations',
    '/trips/golden-triangle',
    '/persistent',
    '/bridgenext',
  ]) {
    expect(places).toContain(provider + path)
  }
  expect(places).toContain(`${provider}/attraction-details/${id}`)
  expect(places).not.toContain(`${provider}/reviews/${id}`)
  expect(places).toContain(`${provider}/reviews/kanha-national-park`)
})

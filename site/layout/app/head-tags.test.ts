import { afterEach, expect, test } from 'vitest'
import { headTags, tagHtml, writeHead } from './head-tags.ts'

const origin = 'https://trips.example'
const hostile = `</title></script><script>alert('"&<')</script>`
const page = { title: 'Taj Mahal', description: 'A tomb.', path: '/attraction-details/taj-mahal' }

afterEach(() => document.head.replaceChildren())

test('describes a page and its address', () => {
  const html = headTags(
    { ...page, picture: { address: '/media/a.png', alt: 'A tomb', width: 1200, height: 630 } },
    origin,
  ).map(tagHtml)
  expect(html).toContain('<title data-page>Taj Mahal · Tigertrail Journeys</title>')
  expect(html).toContain(
    '<link data-page rel="canonical" href="https://trips.example/attraction-details/taj-mahal">',
  )
  expect(html).toContain(
    '<meta data-page property="og:image" content="https://trips.example/media/a.png">',
  )
  expect(html).toContain('<meta data-page property="og:image:type" content="image/png">')
  expect(html).toContain('<meta data-page property="og:image:width" content="1200">')
  expect(html).toContain('<meta data-page property="og:image:alt" content="A tomb">')
  expect(html).toContain('<meta data-page name="twitter:card" content="summary_large_image">')
  expect(html).toContain('<meta data-page name="robots" content="index">')
})

test('keeps a page without a path out of search engines', () => {
  const html = headTags({ title: 'Gone', description: 'Gone.', status: 404 }, origin).map(tagHtml)
  expect(html).toContain('<meta data-page name="robots" content="noindex">')
  expect(html.join('')).not.toMatch(/canonical|og:url/)
})

test('escapes hostile text', () => {
  const structuredData = [{ '@type': 'TouristAttraction', name: hostile }]
  const html = headTags({ ...page, title: hostile, description: hostile, structuredData }, origin)
    .map(tagHtml)
    .join('')
  const read = new DOMParser().parseFromString(`<head>${html}</head>`, 'text/html')
  expect(read.querySelectorAll('script')).toHaveLength(1)
  expect(JSON.parse(read.querySelector('script')!.textContent)).toMatchObject(structuredData[0]!)
  expect(read.querySelector('meta[name=description]')!.getAttribute('content')).toBe(hostile)
  expect(read.title).toBe(`${hostile} · Tigertrail Journeys`)
  expect(read.body.textContent).toBe('')
})

test('replaces the tags of the previous page, and leaves the rest', () => {
  document.head.innerHTML = `<meta charset="utf-8">${headTags(page, origin).map(tagHtml).join('')}`
  writeHead(headTags({ title: 'Privacy', description: 'Kept.', path: '/privacy' }, origin))
  expect(document.title).toBe('Privacy · Tigertrail Journeys')
  expect(document.querySelectorAll('title, meta[name=description], [rel=canonical]')).toHaveLength(
    3,
  )
  expect(document.querySelector('meta[charset]')).not.toBeNull()
})

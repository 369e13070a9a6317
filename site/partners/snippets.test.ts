import { expect, test } from 'vitest'
import { policyFor } from './policy.ts'
import { type Chosen, importMap, SNIPPETS, WAYS } from './snippets.ts'

const ORIGIN = 'https://trips.example'
const HOSTILE = `"a" <b>&amp;</b> {c} 'd' [e] \\`
const plain: Chosen = {
  tag: 'trip-review',
  attributes: {},
  origin: ORIGIN,
  product: 'trips',
  version: '',
}
const hostile: Chosen = {
  ...plain,
  tag: 'trip-enquiry',
  attributes: { intro: HOSTILE, corporate: true, theme: 'dark' },
}

test('is one line of HTML without settings', () => {
  expect(SNIPPETS.html(plain)).toBe(
    `<script type="module" src="${ORIGIN}/widgets/trip-review.js"></script><trip-review></trip-review>`,
  )
})

test('writes any text into HTML, Vue templates and shortcodes', () => {
  for (const way of ['html', 'vue'] as const) {
    const place = document.createElement('div')
    place.innerHTML = SNIPPETS[way](hostile)
    const parts = [place, ...[...place.querySelectorAll('template')].map(({ content }) => content)]
    const [tag] = parts.flatMap((part) => part.querySelector('trip-enquiry') ?? [])
    expect(tag?.getAttribute('intro')).toBe(HOSTILE)
    expect(tag?.getAttribute('corporate')).toBe('')
  }
  expect(SNIPPETS.wordpress(hostile)).toBe(
    `[trip-enquiry intro="&quot;a&quot; &lt;b&gt;&amp;amp;&lt;/b&gt; {c} 'd' &#91;e&#93; &#92;" corporate="true"]`,
  )
})

test('writes any text into addresses', () => {
  for (const way of ['server', 'next', 'iframe'] as const) {
    const [address = ''] = /https:[^"']+\?[^"']*/.exec(SNIPPETS[way](hostile)) ?? []
    const { searchParams } = new URL(address.replaceAll('&amp;', '&'))
    expect(Object.fromEntries(searchParams)).toEqual({
      intro: HOSTILE,
      corporate: '',
      theme: 'dark',
    })
  }
})

test('puts special characters into strings in JSX and Svelte', () => {
  for (const way of ['react', 'svelte'] as const) {
    const [, written = ''] = /intro=\{(".*")\} corporate/.exec(SNIPPETS[way](hostile)) ?? []
    expect(JSON.parse(written)).toBe(HOSTILE)
    expect(SNIPPETS[way](plain)).toContain(`<trip-review provider="${ORIGIN}"`)
  }
})

test('names the product of a provider that has another', () => {
  const other = { ...plain, product: 'tours' }
  for (const way of ['html', 'server', 'react', 'next', 'vue', 'svelte'] as const) {
    expect(SNIPPETS[way](other)).toMatch(/<trip-review[^>]* product="tours"/)
    expect(SNIPPETS[way](plain)).not.toContain('product')
  }
  // The provider sets it itself, and refuses it in an address.
  for (const way of ['wordpress', 'address', 'iframe'] as const)
    expect(SNIPPETS[way](other)).toBe(SNIPPETS[way](plain))
  expect(SNIPPETS.server(other)).toContain(`'${ORIGIN}/widgets/trip-review.html'`)
})

test('leaves out of a shortcode only what the plugin has in its settings', () => {
  const attributes = { partner: 'a', theme: 'dark', attribution: 'off', reference: 'b' }
  expect(SNIPPETS.wordpress({ ...plain, attributes })).toBe(
    '[trip-review attribution="off" reference="b"]',
  )
})

test('leaves out of a frame what belongs to the page around it', () => {
  const attributes = {
    button: 'Go',
    thanks: '/thanks',
    privacy: '/privacy',
    analytics: 'dataLayer',
  }
  const frame = SNIPPETS.iframe({ ...plain, attributes })
  expect(frame).toContain(`src="${ORIGIN}/embed/review"`)
  expect(frame).toContain('data-trip-analytics="dataLayer"\n></iframe>')
  const card = { ...plain, tag: 'trip-attraction-card' }
  const to = (href: string) =>
    SNIPPETS.iframe({ ...card, attributes: { attraction: 'taj-mahal', href } })
  expect(to('/places/{id}')).toContain('?attraction=taj-mahal"')
  expect(to('https://blog.example/{id}')).toContain('&amp;href=https')
})

test.each([
  ['trip-enquiry', {}, '/'],
  ['trip-enquiry', { variant: 'wizard', destination: 'Kerala' }, '/enquiry?destination=Kerala'],
  ['trip-review', {}, '/review'],
  ['trip-review', { attraction: 'taj-mahal' }, '/review/taj-mahal'],
  ['trip-testimonial', {}, '/submit-testimonials'],
  ['trip-attraction-card', { attraction: 'taj-mahal' }, '/attraction-details/taj-mahal'],
  ['trip-corporate-video', { company: 'xoriant' }, '/xoriant'],
])('%s with %o has the address %s', (tag, attributes, path) => {
  expect(SNIPPETS.address({ ...plain, tag, attributes })).toBe(ORIGIN + path)
})

test('pins a version by integrity, and what it loads later by an import map', () => {
  const pins = { 'trip-review.js': 'sha384-a', 'chunks/later-1.js': 'sha384-b' }
  const pinned = { ...plain, version: '0.3.0', pins }
  const map = { integrity: { [`${ORIGIN}/widgets/0.3.0/chunks/later-1.js`]: 'sha384-b' } }
  expect(JSON.parse(importMap(pinned)!)).toEqual(map)
  const html = SNIPPETS.html(pinned)
  expect(html.indexOf('importmap')).toBeLessThan(html.indexOf('module'))
  expect(html).toContain(
    `src="${ORIGIN}/widgets/0.3.0/trip-review.js" integrity="sha384-a" crossorigin="anonymous"`,
  )
  expect(SNIPPETS.next(pinned)).toContain('integrity="sha384-a" crossOrigin="anonymous"')
  expect(importMap({ ...plain, version: '0' })).toBeUndefined()
})

test('needs no more of a policy than a snippet uses', () => {
  expect(policyFor('html', plain)).toEqual([`script-src ${ORIGIN}`, `connect-src ${ORIGIN}`])
  expect(policyFor('html', plain, "'sha256-x'")[0]).toBe(`script-src ${ORIGIN} 'sha256-x'`)
  expect(policyFor('wordpress', plain, 'x')[0]).toBe(`script-src ${ORIGIN}`)
  expect(policyFor('server', plain)).toContain(`form-action ${ORIGIN}`)
  expect(policyFor('address', plain)).toEqual([`frame-src ${ORIGIN}`])
  expect(policyFor('vue', plain)).toEqual([`connect-src ${ORIGIN}`])
  const video = { ...plain, tag: 'trip-corporate-video' }
  expect(policyFor('html', video)).toContain(`media-src ${ORIGIN}`)
  expect(policyFor('server', video)).not.toContain(`form-action ${ORIGIN}`)
  for (const way of WAYS) expect(policyFor(way, plain).length).toBeGreaterThan(0)
})

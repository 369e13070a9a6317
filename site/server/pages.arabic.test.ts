// @vitest-environment node
import { expect, test } from 'vitest'
import { pageAddress, pathOf, visitOf } from '../routing/router.ts'
import { ask } from './ask-for-test.ts'

const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*?href="(\/[^"]*)"[^>]*>/g)].filter(
    ([tag]) => !tag.includes('hrefLang'),
  )

test('renders a page in its language and direction', async () => {
  const { status, text } = await ask('/ar/trips')
  expect(status).toBe(200)
  expect(text).toMatch(/^<html lang="ar-AE" dir="rtl" /)
  expect(text).toContain('rel="canonical" href="https://trips.example/ar/trips"')
  expect(text).toContain('property="og:locale" content="ar_AE"')
})

test.each(['/ar/', '/ar/trips/golden-triangle', '/ar/how-it-works', '/ar/login', '/ar/no/where'])(
  'keeps the language in every link of %s',
  async (path) => {
    const links = linksOf((await ask(path)).text).map(([, href]) => href)
    expect(links.length).toBeGreaterThan(5)
    expect(links.filter((href) => !/^\/ar\/|^\/media\//.test(href!))).toEqual([])
  },
)

test.each([
  '/ar/',
  '/ar/trips',
  '/ar/trips/golden-triangle',
  '/ar/planners',
  '/ar/destinations/safari-north-india',
  '/ar/destinations/kerala',
])('has no English sentence on %s', async (path) => {
  const { text } = await ask(path)
  const read = text.replaceAll(/<script[^]*?<\/script>|<style[^]*?<\/style>/g, '')
  const alts = [...read.matchAll(/ (?:alt|content)="([^"]*)"/g)].map(([, alt]) => alt)
  const words = [...alts, read.replaceAll(/<[^>]*>/g, ' | ')].join(' | ')
  expect(words.match(/[a-z]+ [a-z]{2,} [a-z]+/gi) ?? []).toEqual([])
})

test('leads to the same page in other languages', async () => {
  const { text } = await ask('/ar/trips/golden-triangle')
  expect(text).toMatch(/href="\/trips\/golden-triangle" hrefLang="en" lang="en-IN"/)
  expect(text).toMatch(/href="\/hi\/trips\/golden-triangle" hrefLang="hi" lang="hi-IN"/)
})

test('has no page at addresses of other languages', async () => {
  for (const path of ['/trips', '/hi/trips', '/ar/no/where', '/ar/.env', '/ar/wp-login.php'])
    expect([path, (await ask(path)).status]).toEqual([path, 404])
})

test('finds pages below the language, with or without a slash at its end', () => {
  expect(visitOf('/ar').route).toBe('home')
  expect(visitOf('/ar/').route).toBe('home')
  expect(visitOf('/ar/persistent').params).toEqual({ corporateName: 'persistent' })
  expect(pageAddress('/ar/?utm_source=x')).toBe(pathOf('home'))
  expect(pathOf('enquiry', {}, { region: 'egypt' })).toBe('/ar/enquiry?region=egypt')
})

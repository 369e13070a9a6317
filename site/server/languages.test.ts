// @vitest-environment node
import { expect, test } from 'vitest'
import { LANGUAGES, pathIn } from '../routing/languages.ts'
import { ask } from './ask-for-test.ts'

const alternates = (html: string) =>
  [...html.matchAll(/<link[^>]* rel="alternate" href="([^"]*)" hreflang="([^"]*)">/g)].map(
    ([, href, language]) => [language, href],
  )

test('names a page in every language, and English for all others', async () => {
  expect(alternates((await ask('/trips')).text)).toEqual([
    ...LANGUAGES.map((language) => [
      language.code,
      `https://trips.example${pathIn(language, '/trips')}`,
    ]),
    ['x-default', 'https://trips.example/trips'],
  ])
})

test('names no other language of a page that search engines leave out', async () => {
  for (const path of ['/no/where', '/thank-you'])
    expect(alternates((await ask(path)).text)).toEqual([])
})

test('links to every language by its own name, without JavaScript', async () => {
  const { text } = await ask('/destinations/himalayas')
  expect(text).toMatch(
    /<a href="\/hi\/destinations\/himalayas" hrefLang="hi" lang="hi-IN" dir="ltr"[^>]*>हिन्दी<\/a>/,
  )
  expect(text).toMatch(/<a [^>]*lang="ar-AE" dir="rtl"[^>]*>العربية<\/a>/)
  expect((await ask('/no/where')).text).toContain('<a href="/hi/" hrefLang="hi"')
})

test('tells visitors without JavaScript to call or email', async () => {
  const template = '<html><!--no-script--></html>'
  expect((await ask('/', { template })).text).toMatch(/<noscript>.*\+91.*mailto:.*<\/noscript>/)
})

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { brand } from '../../../site/brand.ts'
import type { Part } from './letter.ts'
import { mailOf } from './letter-mail.ts'

const DESK = 'desk@mail.example'

/** A letter with a part of each kind, all with the same text. */
function letterOf(text: string, subject = text) {
  const facts: [string, string][] = [['Name', text]]
  const trip = { what: text, how: text }
  const parts: Part[] = [
    ...(['title', 'heading', 'say', 'aside', 'quote', 'code'] as const).map((kind) => ({
      kind,
      text,
    })),
    { kind: 'trip', trip, stops: [{ place: text, stay: text }], facts },
    { kind: 'facts', facts },
    { kind: 'steps', steps: [text] },
    { kind: 'link', label: text, address: text },
  ]
  return mailOf({ subject, desk: DESK, parts })
}

/** Tags of a page without link targets and `<br>`, which stands for a line of quoted text. */
const tagsOf = (html: string) =>
  (html.match(/<[^>]*>/g) ?? [])
    .map((tag) => tag.replace(/href="[^"<>]*"/, 'href'))
    .filter((tag) => tag !== '<br>')

const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  "' style='position:fixed'",
  '</style></title></td></table><h1>',
  '<!--',
  ']]>',
  '&lt;b&gt;',
  '${7}',
  '\u202eecnirp',
  '\u2066x\u2069\u061c',
  '\r\nBcc: all@mail.example',
  'W'.repeat(5000),
]

const anything = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ unit: 'binary' }),
  fc.array(fc.constantFrom(...HOSTILE), { maxLength: 4 }).map((all) => all.join('')),
)

test('escapes any text in a page', () => {
  const tags = tagsOf(letterOf('x').html!)
  fc.assert(
    fc.property(anything, (text) => {
      const { html = '', body } = letterOf(`x${text}`)
      expect(tagsOf(html)).toEqual(tags)
      expect(html + body).not.toMatch(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/)
    }),
  )
})

test.each(HOSTILE.slice(0, 8))('shows %s as it is', (text) => {
  const { html = '', body } = letterOf(text)
  const entities = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' }
  const read = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity as keyof typeof entities])
  expect(read.split(text)).toHaveLength(body.split(text).length + 1)
})

test('no text can imitate another line of an email', () => {
  const { body } = letterOf('Asha\r\nVerified  boss@mail.example\u2028Verified')
  expect(body).not.toMatch(/^Verified/m)
  expect(body).toContain('> Asha\n> Verified boss@mail.example\n> Verified')
})

test('names the sender and how to reach them in both forms', () => {
  const { html, body } = letterOf('x')
  for (const words of [brand.name, brand.address.join(', '), ...brand.phones, DESK]) {
    expect(html!.replaceAll('\u00a0', ' ')).toContain(words)
    expect(body).toContain(words)
  }
})

test('is a page with a language and a title, and loads nothing', () => {
  const html = letterOf('x', 'Your trip')!.html!
  expect(html).toMatch(/^<!DOCTYPE html>\s<html lang="en" dir="ltr">/)
  expect(html).toContain('<title>Your trip</title>')
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  expect(html).not.toMatch(/<(?:script|link|img|iframe|form|base)\b|\bsrc=|url\(|@import|http/)
})

test('prints its backgrounds, since text on them is light', () => {
  const { html = '' } = letterOf('Asha')
  expect(html).toMatch(/<body[^>]*style="[^"]*print-color-adjust:exact/)
})

test('shows the address of a link', () => {
  const address = 'https://trips.example/activate-account?token=a&for=reset'
  const parts: Part[] = [{ kind: 'link', label: 'Choose a password', address }]
  const { html, body } = mailOf({ subject: 'x', desk: DESK, parts })
  expect(body).toContain(`Choose a password:\n\n    ${address}\n`)
  expect(html).toContain('>https://trips.example/activate-account?token=a&amp;for=reset</a>')
})

test('leaves out missing values', () => {
  const parts: (Part | undefined)[] = [
    undefined,
    {
      kind: 'facts',
      facts: [
        ['Partner', null],
        ['Adults', 0],
        ['Name', ''],
      ],
    },
  ]
  const { html, body } = mailOf({ subject: 'x', desk: DESK, parts })
  expect(body).toMatch(/^Adults {2}0\n\n-- \n/)
  expect(html).not.toMatch(/Partner|Name/)
})

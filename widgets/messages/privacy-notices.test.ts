// @vitest-environment node
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { PRIVACY_NOTICES, noticeText } from '../contract/privacy-notices.ts'
import { NOTICE_VERSION } from '../contract/values/form-facts.ts'
import type { Messages } from './say.ts'

const said = (file: 'enquiry' | 'review' | 'testimonial') =>
  Object.entries(
    {
      enquiry: import.meta.glob<Messages>('./*/enquiry.ts', { eager: true }),
      review: import.meta.glob<Messages>('./*/review.ts', { eager: true }),
      testimonial: import.meta.glob<Messages>('./*/testimonial.ts', { eager: true }),
    }[file],
  ).map(([path, messages]): [string, string] => [
    path.split('/')[1]!,
    messages[file === 'enquiry' ? 'form' : file].privacy,
  ])

/** Of the sentences of a version in a language. */
const PUBLISHED: Record<string, string> = {
  '1.en': 'Sy5Z1RWte-pxj8bG',
  '1.hi': 'z4bP0147Ox_cljk6',
  '1.ar': 'yRNrK0epShcY9rEi',
}

const hashOf = (texts: object) =>
  createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 16)

test('a changed sentence needs a new version', () => {
  const files = { enquiries: 'enquiry', reviews: 'review', testimonials: 'testimonial' } as const
  for (const [subject, file] of Object.entries(files)) {
    const texts = said(file)
    expect(texts.length).toBeGreaterThan(2)
    for (const [language, text] of texts) {
      const notice = `${NOTICE_VERSION}.${language}`
      expect({ notice, text: noticeText(subject as 'reviews', notice) }).toEqual({ notice, text })
    }
  }
})

test('a published version never changes', () => {
  const all = Object.entries(PRIVACY_NOTICES).flatMap(([version, languages]) =>
    Object.entries(languages).map(([language, texts]) => [`${version}.${language}`, hashOf(texts)]),
  )
  expect(Object.fromEntries(all)).toEqual(PUBLISHED)
})

test.each(['', '1', '2.en', '1.xx', '1.constructor', 'constructor.en', '1.en.en', '01.en'])(
  'knows no notice %j',
  (notice) => {
    expect(noticeText('enquiries', notice)).toBeUndefined()
  },
)

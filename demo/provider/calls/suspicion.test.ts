import { expect, test } from 'vitest'
import { type Facts, afterProof, inWords, isSuspicious, signsIn } from './suspicion.ts'

const PERSON: Facts = {
  trapped: false,
  elapsed: 20_000,
  origin: true,
  fetchSite: true,
  acceptLanguage: true,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  email: 'asha@mail.example',
  names: ['Asha', undefined],
  text: 'A quiet room.',
  repeated: false,
  busy: false,
}
const NO_HEADERS = { origin: false, fetchSite: false, acceptLanguage: false }
const links = (count: number) => 'see https://a.example '.repeat(count)

test.each<[string, Partial<Facts>, held: boolean, heldWithProof: boolean]>([
  ['an ordinary person', {}, false, false],
  ['an old widget', { elapsed: undefined }, false, false],
  ['an old browser', { fetchSite: false }, false, false],
  ['a program by its name alone', { userAgent: 'python-requests/2' }, false, false],
  ['missing headers alone', { acceptLanguage: false }, false, false],
  ['a busy office', { busy: true, text: links(1) }, false, false],
  ['a disposable address', { email: 'a@x.mailinator.com' }, false, false],
  ['two links', { text: links(2) }, false, false],
  ['a common text', { repeated: true }, false, false],
  ['a slow enough person', { elapsed: 2500 }, false, false],
  ['an instant one', { elapsed: 2499 }, true, false],
  ['no headers at all', NO_HEADERS, true, false],
  ['a sandboxed frame', { origin: false }, false, false],
  [
    'a program with a language',
    { ...NO_HEADERS, acceptLanguage: true, userAgent: 'Go-http-client/2.0' },
    true,
    false,
  ],
  ['the hidden field', { trapped: true }, true, true],
  ['three links', { text: links(3) }, true, true],
  ['a link in a name', { names: ['www.x.example'] }, true, true],
  ['a common text with a link', { repeated: true, text: links(1) }, true, true],
  ['two links and a disposable address', { text: links(2), email: 'a@yopmail.com' }, true, false],
])('%s', (_, changes, held, heldWithProof) => {
  const signs = signsIn({ ...PERSON, ...changes })
  expect([isSuspicious(signs), isSuspicious(afterProof(signs))]).toEqual([held, heldWithProof])
  expect(inWords([...signs, 'of another version'])).toHaveLength(signs.length)
})

import { expect, test } from 'vitest'
import { nodesOf, read, repositoryFiles } from './repository.ts'

type SourceNode = ReturnType<typeof nodesOf>[0]

const paths = repositoryFiles().filter((path) => !path.includes('.test.'))
const productFiles =
  /^(?:widgets\/messages|site\/messages|demo\/provider\/(?:mail|desk|messages))\/.*\.tsx?$/

/** Sentences of widgets, site, emails and desk, with `…` for values. */
const sentences = paths
  .filter((path) => productFiles.test(path))
  .flatMap((path) => nodesOf(read(path)).map((node) => ({ path, text: textOf(node) })))
  // Words alone are mostly names in the provider's code.
  .filter(({ path, text }) => (path.startsWith('demo/') ? /\p{L} \S/u : /\p{L}/u).test(text))

/** Text of a string or template, without HTML tags. */
function textOf({ type, value, quasis }: SourceNode): string {
  const text = quasis
    ? quasis.map((quasi) => quasi.value.raw).join('…')
    : type === 'Literal' && typeof value === 'string' && value
  return (text || '').replaceAll(/<[^>]*>/g, ' ').trim()
}

test('uses everyday words in product sentences', () => {
  const retired =
    /\b(?:mend(?:ed|s)?|anew|by now|whoever|those who|at once|beside|mail(?:ed|s)?(?! server)|holds?|brings?|stands|come through|astray)\b/i
  expect(sentences.length).toBeGreaterThan(900)
  expect(sentences.filter(({ text }) => retired.test(text))).toEqual([])
})

test('opens no product sentence with a clause for a subject', () => {
  // Titles of up to three words and questions are fine.
  const opening = /(?:^|[.:] )(?:What|Who|Whoever|Which|How|Whether|Those who)(?= \S+ \S+ \S)[^?]*$/
  expect(sentences.filter(({ text }) => opening.test(text))).toEqual([])
})

test("keeps the site's sentences in site/messages", () => {
  const written = paths
    .filter((path) => /^site\/.*\.tsx$/.test(path))
    .flatMap((path) => nodesOf(read(path)).map((node) => ({ path, text: writtenIn(node) })))
  expect(written.filter(({ text }) => /\p{L}{2}/u.test(text))).toEqual([])
})

/** Text of an element or of an attribute that people read or hear. */
function writtenIn(node: SourceNode): string {
  if (node.type === 'JSXText') return String(node.value).trim()
  const isRead = /^(?:aria-label|title|alt|placeholder|label)$/.test(String(node.name?.name))
  return node.type === 'JSXAttribute' && isRead ? textOf(Object(node.value)) : ''
}

import { expect, test } from 'vitest'
import { docBlock } from './doc-block.ts'
import { fillIn } from './tables.ts'

test('reads a docblock and its typed tags', () => {
  const comment = `*
 * \`<trip-probe>\`: a probe.
 *
 * @attr href - where it leads; \`{id}\` is replaced - in all
 * @slot - shown before, and until
 *   it is there
 * @fires {CustomEvent<{ id: string }>} trip-probe-open - of \`{id}\`
 `
  expect(docBlock(comment)).toEqual({
    description: '`<trip-probe>`: a probe.',
    tags: [
      {
        tag: 'attr',
        type: '',
        name: 'href',
        description: 'where it leads; `{id}` is replaced - in all',
      },
      { tag: 'slot', type: '', name: '', description: 'shown before, and until it is there' },
      {
        tag: 'fires',
        type: 'CustomEvent<{ id: string }>',
        name: 'trip-probe-open',
        description: 'of `{id}`',
      },
    ],
  })
})

test.each(['@attr href', '@attr href where it leads', '@fires {CustomEvent trip-probe-open'])(
  'rejects an incomplete tag: %s',
  (tag) => {
    expect(() => docBlock(`* A probe.\n * ${tag}`)).toThrow('@tag name - description')
  },
)

test('fills in the text between marks and reports missing marks', () => {
  const text = 'a\n<!-- probe -->\nold\n<!-- /probe -->\nb'
  const tables = new Map([['probe', '$1 new']])
  expect(fillIn(text, tables)).toBe('a\n<!-- probe -->\n\n$1 new\n\n<!-- /probe -->\nb')
  expect(() => fillIn('no marks', tables)).toThrow('<!-- probe -->')
})

import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { built } from '../server/built-for-test.ts'
import { inlineCss } from './inline-css.ts'

const CORE = "body { background: url('$&.svg') }"

test('inlines sheets in order, and keeps their links for the loader', async () => {
  const { folders, remove } = await built<'site'>({
    'site/assets/core-1.css': CORE,
    'site/assets/home-2.css': 'p {}',
    'site/assets/odd-3.css': '</style><script>',
  })
  const link = (name: string) => `<link rel="stylesheet" href="/assets/${name}.css">`
  const inline = inlineCss(folders.site)
  const page = `<head>${link('core-1')}${link('home-2')}</head>`
  const { html, styles } = await inline(page)
  expect(html).toBe(
    `<head><style>${CORE}</style><link rel="stylesheet" href="/assets/core-1.css" disabled>` +
      '<style>p {}</style><link rel="stylesheet" href="/assets/home-2.css" disabled></head>',
  )
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  expect(styles).toEqual([hash(CORE), hash('p {}')])
  await expect(inline(link('odd-3'))).rejects.toThrow('contains </style')
  await remove()
  // Sheets are cached.
  expect((await inline(page)).styles).toEqual(styles)
  await expect(inline(link('gone-4'))).rejects.toThrow('ENOENT')
})

import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { built } from '../server/built-for-test.ts'
import { inlineCss } from './inline-css.ts'

const CORE = "@layer base { body { background: url('$&.svg') } }"
const FACE = "@font-face { font-family: A; src: url('a.woff2') } .unused { color: red }"
const DATA = '<script type="application/json" id="page-data">{}</script>'

const link = (name: string) => `<link rel="stylesheet" href="/assets/${name}.css">`

test('inlines what a page uses, in order, and links whole sheets but the fonts after its content', async () => {
  const { folders, remove } = await built<'site'>({
    'site/assets/fonts-0.css': FACE,
    'site/assets/core-1.css': CORE,
    'site/assets/home-2.css': '.a { color: red } .b { color: blue }',
    'site/assets/odd-3.css': 'p::after { content: "</style><script>" }',
  })
  const inline = inlineCss(folders.site)
  const page = `<head><link rel="stylesheet" crossorigin href="/assets/fonts-0.css">\n  ${link('core-1')}${link('home-2')}</head><body><p class="x a"></p>${DATA}`
  const { html, styles } = await inline(page)
  const css = `${FACE}${CORE}.a { color: red }`
  expect(html).toBe(
    `<head><style>${css}</style></head><body><p class="x a"></p>${link('core-1')}${link('home-2')}${DATA}`,
  )
  expect(styles).toEqual([`'sha256-${createHash('sha256').update(css).digest('base64')}'`])
  expect((await inline(`${link('odd-3')}</head>${DATA}`)).html).not.toContain('</style><script>')
  await remove()
  // Sheets and their rules are cached.
  expect((await inline(page)).styles).toEqual(styles)
  expect((await inline(page.replace('"x a"', '"b"'))).html).toContain('.b { color: blue }</style>')
  await expect(inline(`${link('gone-4')}</head>${DATA}`)).rejects.toThrow('ENOENT')
})

test('leaves a page without sheets or data as it is', async () => {
  const inline = inlineCss('nowhere')
  for (const html of [DATA, link('core-1')])
    expect(await inline(html)).toEqual({ html, styles: [] })
})

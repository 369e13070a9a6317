import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { NAMES, PartnersPage, type TagName } from '../site/support/partners-page.ts'
import { HOSTILE, textOf } from '../site/support/tag-uses.ts'
import { expect, test } from './wordpress-test.ts'

const TAGS = Object.keys(NAMES) as TagName[]

test('the code of every tag for WordPress and PHP runs there', async ({ page, blog, served }) => {
  const { provider } = served.origins
  const partners = new PartnersPage(page)
  await page.goto(`${provider}/partners`)
  const shortcodes: string[] = []
  const printed: string[] = []
  for (const tag of TAGS) {
    await partners.pick('Widget', NAMES[tag])
    await partners.setting(textOf(tag)).fill(HOSTILE)
    await expect(partners.code('html')).toContainText(`<${tag} `)
    await expect(partners.code('html')).toContainText('&quot;Plan')
    shortcodes.push(await partners.textOf('wordpress'))
    const { stdout } = await promisify(execFile)('php', [
      '-r',
      `?>${await partners.textOf('server')}`,
    ])
    printed.push(stdout)
  }
  await blog.plugin({ provider, version: '0', partner: HOSTILE })
  const post = await (await fetch(await blog.post(shortcodes.join('\n\n')))).text()
  for (const html of [post, printed.join('')]) {
    await page.setContent(html)
    for (const tag of TAGS) await expect(page.locator(tag)).toHaveAttribute(textOf(tag), HOSTILE)
    expect(html.match(/<template shadowrootmode/g)).toHaveLength(TAGS.length)
  }
})

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { NAMES, PartnersPage, type TagName } from '../site/support/partners-page.ts'
import { HOSTILE, textOf, USES } from '../site/support/tag-uses.ts'
import { expect, test } from './wordpress-test.ts'

for (const tag of Object.keys(NAMES) as TagName[]) {
  test(`the code of ${tag} for WordPress and PHP runs there`, async ({ page, blog, served }) => {
    const { provider } = served.origins
    const partners = new PartnersPage(page)
    await page.goto(`${provider}/partners`)
    await partners.pick('Widget', NAMES[tag])
    await partners.setting(textOf(tag)).fill(HOSTILE)
    await expect(partners.code('html')).toContainText('&quot;Plan')
    const shortcode = await partners.textOf('wordpress')
    const code = await partners.textOf('server')

    await blog.plugin({ provider, version: '0', partner: HOSTILE })
    await page.goto(await blog.post(shortcode))
    await expect(page.locator(tag)).toHaveAttribute(textOf(tag), HOSTILE)
    await USES[tag](page, page)

    const { stdout } = await promisify(execFile)('php', ['-r', `?>${code}`])
    expect(stdout).toContain('shadowrootmode')
    const address = `${blog.origin}/page-of-php`
    await page.context().grantPermissions(['local-network-access'])
    await page.route(address, (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: `<!doctype html>${stdout}` }),
    )
    await page.goto(address)
    await expect(page.locator(tag)).toHaveAttribute(textOf(tag), HOSTILE)
    await USES[tag](page, page)
  })
}

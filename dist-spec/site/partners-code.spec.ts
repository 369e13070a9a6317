import { expect, test } from '../support/test.ts'
import { NAMES, PartnersPage, type TagName } from './support/partners-page.ts'
import { HOSTILE, type Place, textOf, USES } from './support/tag-uses.ts'

for (const tag of Object.keys(NAMES) as TagName[]) {
  test(`every code of ${tag} for a page runs in an empty one`, async ({ page, served }) => {
    const { provider, intranet } = served.origins
    // Chromium counts a page that a route fulfils as public, and asks before it loads a local server's frame.
    await page.context().grantPermissions(['local-network-access'])
    const partners = new PartnersPage(page)
    await page.goto(`${provider}/partners`)
    await partners.pick('Widget', NAMES[tag])
    const first = await partners.textOf('html')
    await partners.setting(textOf(tag)).fill(HOSTILE)
    const [html, server, iframe, address] = await Promise.all(
      ['html', 'server', 'iframe', 'address'].map((way) => partners.textOf(way)),
    )
    const policy = await partners.policyOf('html')
    const listed = await (await fetch(`${provider}/widgets/versions.json`)).json()
    const pinned: [version: string, html: string, policy: string][] = []
    for (const { version } of listed.versions) {
      await partners.pin(version)
      pinned.push([version, await partners.textOf('html'), await partners.policyOf('html')])
    }

    const show = async (body: string, policy?: string) => {
      const address = `${intranet}/host-page`
      await page.unroute(address)
      await page.route(address, (route) =>
        route.fulfill({
          contentType: 'text/html; charset=utf-8',
          headers: policy ? { 'content-security-policy': `default-src 'none'; ${policy}` } : {},
          body: `<!doctype html><html lang="en"><title>Host page</title><body>${body}`,
        }),
      )
      await page.goto(address)
    }
    const use = async (name: string, place: Place = page) =>
      test.step(name, async () => USES[tag](page, place))
    const isHostile = () => expect(page.locator(tag)).toHaveAttribute(textOf(tag), HOSTILE)

    await show(first)
    await use('HTML')
    await show(html!, policy)
    await isHostile()
    await use('HTML with text and a policy')
    for (const [version, html, policy] of pinned) {
      await show(html, policy)
      await isHostile()
      await use(`HTML pinned to ${version}, with a policy`)
    }

    const [, fragment = ''] = /file_get_contents\('(.*)'\)/.exec(server!) ?? []
    const rendered = await fetch(fragment)
    expect(rendered.status).toBe(200)
    await show(server!.replace(/<\?php[^]*\?>/, await rendered.text()))
    await isHostile()
    await use('server-rendered HTML')

    await show(iframe!)
    await expect(page.locator('iframe')).toBeVisible()
    await use('a frame', page.locator('iframe').contentFrame())

    const asked = await fetch(`${provider}/oembed?${new URLSearchParams({ url: address! })}`)
    await show((await asked.json()).html)
    await use('a pasted address', page.locator('iframe').contentFrame())
  })
}

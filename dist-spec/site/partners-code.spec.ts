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
    await partners.setting(textOf(tag)).fill(HOSTILE)
    const [html, server, iframe] = await Promise.all(
      ['html', 'server', 'iframe'].map((way) => partners.textOf(way)),
    )
    const policy = await partners.policyOf('html')
    const listed = await (await fetch(`${provider}/widgets/versions.json`)).json()
    const [{ version }] = listed.versions
    await partners.pin(version)
    const pinned = await partners.textOf('html')
    const pinnedPolicy = await partners.policyOf('html')
    await page.addInitScript(() => {
      const violations: string[] = []
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        violations.push(`${violatedDirective} ${blockedURI}`),
      )
      Object.assign(globalThis, { violations })
    })

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
      test.step(name, async () => {
        await USES[tag](page, place)
        expect(await page.evaluate('violations')).toEqual([])
      })
    /** One form is sent in every way. The others are only looked at where the way changes nothing but the start. */
    const start = (name: string) =>
      test.step(name, async () => {
        if (!/review|testimonial/.test(tag)) return use(name)
        await page.evaluate((tag) => customElements.whenDefined(tag), tag)
        await expect(page.locator(tag).getByRole('button', { name: /^Submit / })).toBeVisible()
        expect(await page.evaluate('violations')).toEqual([])
      })
    const isHostile = () => expect(page.locator(tag)).toHaveAttribute(textOf(tag), HOSTILE)

    await show(html!, policy)
    await isHostile()
    await use('HTML with a policy')
    await show(pinned, pinnedPolicy)
    await isHostile()
    await start(`HTML pinned to ${version}, with a policy`)

    const [, fragment = ''] = /file_get_contents\('(.*)'\)/.exec(server!) ?? []
    const rendered = await fetch(fragment)
    expect(rendered.status).toBe(200)
    await show(server!.replace(/<\?php[^]*\?>/, await rendered.text()))
    await isHostile()
    await start('server-rendered HTML')

    await show(iframe!)
    await expect(page.locator('iframe')).toBeVisible()
    await use('a frame', page.locator('iframe').contentFrame())
  })
}

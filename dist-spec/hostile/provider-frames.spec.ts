import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { EnquiryForm, RIGHT } from '../enquiry/enquiry-form.ts'
import { WizardForm } from '../enquiry/wizard-form.ts'
import { serveForTest } from '../../demo/server/serve-for-test.ts'
import { newEmail } from '../site/support/traveller.ts'
import { expect, test } from '../support/test.ts'

/** Shows a body on the intranet, which may frame the provider. */
async function host(page: Page, intranet: string, body: string, headers = {}) {
  // Chromium counts a page that a route fulfils as public, and asks before it loads a local server's frame.
  await page.context().grantPermissions(['local-network-access'])
  const address = `${intranet}/host-page`
  await page.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers,
      body: `<!doctype html><title>Host page</title>${body}`,
    }),
  )
  await page.goto(address)
}

test("the README's frames are as high as their content, sandboxed or not", async ({
  page,
  served,
}) => {
  const { provider, intranet } = served.origins
  const readme = await readFile('widgets/README.md', 'utf8')
  const [, snippet = ''] = /```html\n(<iframe\s[^]*?)```/.exec(readme) ?? []
  const plain = snippet.replaceAll('https://YOUR-PROVIDER', provider)
  expect(plain).toContain(`${provider}/widgets/trip-frame.js`)
  const [frame = ''] = /<iframe[^]*<\/iframe>/.exec(plain) ?? []
  const sandboxed = frame.replace('<iframe', '<iframe sandbox="allow-scripts allow-forms"')
  const before = '<script>var before = Object.getOwnPropertyNames(window)</script>'
  await host(page, intranet, before + plain + sandboxed)
  for (const index of [0, 1]) {
    const frame = page.locator('iframe').nth(index)
    const inside = frame.contentFrame()
    const excess = async () => {
      const height = await inside.locator('html').evaluate((html) => html.scrollHeight)
      return Math.abs((await frame.boundingBox())!.height - height)
    }
    await expect(frame).not.toHaveCSS('height', '760px')
    await expect.poll(excess).toBeLessThanOrEqual(1)
    const before = (await frame.boundingBox())!.height
    expect(before).toBeGreaterThan(400)
    // A message from another window changes nothing.
    await page.evaluate(async () => {
      postMessage({ type: 'trip-height', height: 5 }, '*')
      await new Promise((resolve) => addEventListener('message', resolve, { once: true }))
    })
    expect((await frame.boundingBox())!.height).toBe(before)
    await inside.getByRole('button', { name: 'Submit Enquiry' }).click()
    await expect(inside.getByText('Please select the destination').first()).toBeVisible()
    await expect.poll(async () => (await frame.boundingBox())!.height).toBeGreaterThan(before)
    await expect.poll(excess).toBeLessThanOrEqual(1)
  }
  const globals =
    'Object.getOwnPropertyNames(window).filter((name) => isNaN(name) && !before.includes(name))'
  expect(await page.evaluate(globals)).toEqual([])
})

test('a frame as WordPress makes it tells its height, is sent, and tells the host', async ({
  page,
}) => {
  // A provider that answers no page of an unknown origin, as that of a sandbox is.
  const partnerOrigins = ['https://blog.example']
  const own = await serveForTest({ demo: true, production: false, partnerOrigins })
  const { provider, intranet } = own.origins
  const answer = await fetch(`${provider}/oembed?url=${encodeURIComponent(`${provider}/`)}`)
  const { html } = (await answer.json()) as { html: string }
  const framed = html
    .replace('<iframe', '<iframe sandbox="allow-scripts" security="restricted"')
    .replace('/embed/enquiry', '/embed/enquiry#?secret=Zebra7')
  // Each pasted frame may bring the script along.
  const sizing = `<script src="${provider}/widgets/trip-frame.js"></script>`
  const script = `<script>const heard = []
    addEventListener('message', ({ data }) => heard.push(data))
    addEventListener('trip-enquiry-sent', ({ target, detail }) => heard.push({ target: target.localName, ...detail }))
  </script>${sizing}${sizing}`
  await host(page, intranet, script + framed)
  const inside = page.locator('iframe').contentFrame()
  const form = new EnquiryForm(inside as unknown as Page)
  const email = newEmail()
  await form.fillIn({ ...RIGHT, Email: email })
  await form.submit()
  await expect(form.element.locator('[part=thanks]')).toBeVisible()
  const query = 'select reference from enquiries where email = $1'
  const rows = await own.provider.database.query<{ reference: string }>(query, [email])
  expect(rows).toHaveLength(1)
  const heard = await page.evaluate<{ target?: string }[]>('heard')
  expect(heard).toContainEqual({
    message: 'height',
    value: expect.any(Number),
    secret: 'Zebra7',
  })
  expect(heard.filter(({ target }) => target)).toEqual([
    { target: 'iframe', reference: rows[0]!.reference, form: 'enquiry' },
  ])
  // Nothing personal leaves the frame.
  expect(JSON.stringify(heard)).not.toContain(email)
  await own.close()
})

for (const [name, script] of [
  ['as high as its content', true],
  ['1000 px high at most, as on WordPress', false],
] as const) {
  test(`the wizard shows its step in a frame ${name}`, async ({ page, served }) => {
    const { provider, intranet } = served.origins
    const address = `${provider}/embed/enquiry?variant=wizard`
    const frame = `<iframe src="${address}" width="600" height="1000" title="Wizard"></iframe>`
    const sizing = `<script src="${provider}/widgets/trip-frame.js"></script>`
    await host(
      page,
      intranet,
      `<p>Words</p>${frame}${script ? sizing : ''}<p style="height: 2000px">`,
    )
    const inside = page.locator('iframe').contentFrame()
    const form = new WizardForm(inside as unknown as Page)
    await form.fillTrip()
    await form.next()
    await expect(form.step).toBeInViewport()
    await expect(form.field('First Name')).toBeInViewport()
  })
}

test('every tag works in a frame without its own origin, also on an isolated page', async ({
  page,
  served,
}) => {
  const { provider, intranet } = served.origins
  const frame = (path: string) =>
    `<iframe sandbox="allow-scripts" title="${path}" src="${provider}/embed/${path}"></iframe>`
  const reports: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|CORS/.test(message.text())) reports.push(message.text())
  })
  const frames = [
    'review',
    'testimonial',
    'attraction?attraction=taj-mahal',
    'corporate-video/xoriant',
  ]
  const script = `<script src="${provider}/widgets/trip-frame.js" crossorigin></script>`
  // https://web.dev/articles/coop-coep
  const isolated = {
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
  }
  await host(page, intranet, frames.map(frame).join('') + script, isolated)
  expect(await page.evaluate('crossOriginIsolated')).toBe(true)
  const inside = (index: number) => page.locator('iframe').nth(index).contentFrame()
  await expect(inside(0).getByRole('button', { name: 'Open the calendar' })).toBeVisible()
  await expect(inside(1).getByRole('button', { name: 'Submit Testimonial' })).toBeVisible()
  await expect(inside(2).getByRole('heading', { name: 'Taj Mahal' })).toBeVisible()
  await expect(inside(3).locator('video')).toBeVisible()
  await expect(page.locator('iframe').nth(3)).not.toHaveCSS('height', '150px')
  expect(reports).toEqual([])
  // A sandbox may open no windows, so the host does.
  for (const time of ['first', 'second']) {
    const opened = page.waitForEvent('popup')
    await inside(0).getByRole('link', { name: 'Privacy' }).click()
    expect(new URL((await opened).url()).pathname, time).toBe('/privacy')
  }
})

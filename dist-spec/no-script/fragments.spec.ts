import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '../support/test.ts'

const servers: ReturnType<typeof createServer>[] = []
test.afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

async function pageOf(html: () => string, headers: Record<string, string> = {}): Promise<string> {
  const server = createServer((_, answer) => {
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(html())
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return `http://localhost:${(server.address() as AddressInfo).port}/`
}

test(
  'a fragment in a host page works with and without scripts',
  { tag: '@core' },
  async ({ page, served }) => {
    const { provider } = served.origins
    const fragment = await (
      await fetch(`${provider}/widgets/trip-enquiry.html?partner=blog`)
    ).text()
    const script = `<script type="module" src="${provider}/widgets/trip-enquiry.js"></script>`
    let withScript = false
    const own = await pageOf(
      () => `<!doctype html><title>Blog</title><h1>Blog</h1>${fragment}${withScript ? script : ''}`,
    )
    const form = page.locator('trip-enquiry')
    await page.goto(own)
    await form.getByLabel('Days').fill('5')
    await form.getByRole('button', { name: 'Submit Enquiry' }).click()
    // The company's own page shows the form before anything is stored.
    expect(new URL(page.url()).origin).toBe(provider)
    await expect(form.getByLabel('Days')).toHaveValue('5')
    withScript = true
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(own)
    await expect(form.locator('style')).toHaveCount(0)
    expect(asked.filter((url) => url.includes('/api/'))).toEqual([])
  },
)

test('a fragment can link its stylesheet, for pages that forbid inline styles', async ({
  page,
  served,
}) => {
  const { provider } = served.origins
  const address = `${provider}/widgets/trip-enquiry.html?styles=linked`
  const fragment = await (await fetch(address)).text()
  const own = await pageOf(() => `<!doctype html><title>Blog</title><h1>Blog</h1>${fragment}`, {
    'content-security-policy': `default-src 'none'; style-src ${provider}`,
  })
  await page.goto(own)
  const button = page.getByRole('button', { name: 'Submit Enquiry' })
  await expect(button).toHaveCSS('border-radius', '8px')
})

test('rejects unknown tags and invalid attributes', async ({ served }) => {
  const ask = async (path: string) =>
    (await fetch(`${served.origins.provider}/widgets/${path}`)).status
  expect(await ask('trip-nothing.html')).toBe(404)
  expect(await ask('trip-enquiry.html?colour=red')).toBe(400)
  expect(await ask(`trip-enquiry.html?days=${'9'.repeat(501)}`)).toBe(400)
  for (const tag of ['enquiry', 'review', 'testimonial', 'corporate-video']) {
    expect(await ask(`trip-${tag}.html`)).toBe(200)
  }
  expect(await ask('trip-attraction-card.html?attraction=taj-mahal')).toBe(200)
  expect(await ask('trip-attraction-card.html?attraction=nobody-has-it')).toBe(404)
  expect(await ask('trip-enquiry.html?privacy=javascript:alert(1)')).toBe(400)
})

test('a fragment opened directly can do nothing, and its stylesheet is cacheable', async ({
  page,
  served,
}) => {
  const { provider } = served.origins
  const address = `${provider}/widgets/trip-enquiry.html?styles=linked&days=3`
  const fragment = await fetch(address)
  expect(fragment.headers.get('content-security-policy')).toContain('; sandbox')
  expect(fragment.headers.get('cache-control')).toContain('max-age=300')
  const [, href = ''] = /<link rel="stylesheet" href="([^"]*)">/.exec(await fragment.text())!
  const style = await fetch(href.replaceAll('&amp;', '&'))
  expect(style.headers.get('cache-control')).toContain('immutable')
  const other = await fetch(href.replaceAll('&amp;', '&').replace(/v=.*/, 'v=older'))
  expect(other.headers.get('cache-control')).toBe('no-cache')
  await page.goto(address)
  expect(await page.evaluate(() => origin)).toBe('null')
})

test('the page for frames reports its height, and is sent within the frame', async ({
  page,
  served,
}) => {
  const { provider } = served.origins
  const address = `${provider}/embed/enquiry`
  const frames = `<iframe title="Plan your trip" src="${address}"></iframe>`
  await page.goto(await pageOf(() => `<!doctype html><title>Stranger</title>${frames}`))
  // Only origins in the settings may frame it.
  await expect(page.frameLocator('iframe').getByLabel('Days')).toHaveCount(0)
  await page.goto(served.origins.intranet)
  await page.evaluate((src) => {
    const own = Object.assign(document.createElement('iframe'), { src, title: 'Plan your trip' })
    addEventListener('message', ({ source, origin, data }) => {
      const isOurs = source === own.contentWindow && origin === new URL(src).origin
      if (isOurs && data.type === 'trip-height') own.style.height = `${data.height}px`
    })
    document.body.replaceChildren(own)
  }, address)
  await expect
    .poll(async () => page.locator('iframe').evaluate((frame) => frame.clientHeight))
    .toBeGreaterThan(400)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByLabel('Days')).toBeVisible()
})

const fragmentOf = async (provider: string) =>
  (await fetch(`${provider}/widgets/trip-enquiry.html`)).text()

test('two fragments on one page keep their own input when one moves before the script', async ({
  page,
  served,
}) => {
  const { provider } = served.origins
  const fragment = await fragmentOf(provider)
  const body = `<div id="first">${fragment}</div><div>${fragment}</div><footer></footer>`
  await page.goto(await pageOf(() => `<!doctype html><title>Blog</title><h1>Blog</h1>${body}`))
  const form = (at: number) => page.locator('trip-enquiry').nth(at)
  await form(0).getByLabel('Days').fill('5')
  await form(1).getByLabel('Days').fill('7')
  await form(1).getByLabel('Destination').selectOption('Agra')
  // Browsers fill in saved values without an event.
  await form(1)
    .getByLabel('Email')
    .evaluate((field: HTMLInputElement) => (field.value = 'asha@mail.example'))
  await page.evaluate(() => {
    document.querySelector('footer')!.append(document.querySelector('#first trip-enquiry')!)
  })
  const url = `${provider}/widgets/trip-enquiry.js`
  await page.addScriptTag({ type: 'module', url })
  await expect(page.locator('trip-enquiry').locator('style')).toHaveCount(0)
  await expect(form(0).getByLabel('Days')).toHaveValue('7')
  await expect(form(0).getByLabel('Destination').locator('option:checked')).toHaveText('Agra')
  await expect(page.locator('footer trip-enquiry').getByLabel('Days')).toHaveValue('5')
  // The forms know the filled-in values and do not report them as missing.
  await form(0).getByRole('button', { name: 'Submit Enquiry' }).click()
  await expect(form(0).getByLabel('Total People')).toHaveAttribute('aria-invalid', 'true')
  for (const label of ['Days', 'Destination', 'Email']) {
    await expect(form(0).getByLabel(label)).not.toHaveAttribute('aria-invalid', 'true')
  }
})

test('accepts input where a policy forbids inline styles, and gets its style from the script', async ({
  page,
  served,
}) => {
  const { provider } = served.origins
  const fragment = await fragmentOf(provider)
  const policy = `default-src 'none'; script-src ${provider}; connect-src ${provider}`
  const own = await pageOf(() => `<!doctype html><title>Bank</title><h1>Bank</h1>${fragment}`, {
    'content-security-policy': policy,
  })
  await page.goto(own)
  const form = page.locator('trip-enquiry')
  const button = form.getByRole('button', { name: 'Submit Enquiry' })
  await expect(button).not.toHaveCSS('border-radius', '8px')
  await form.getByLabel('Days').fill('5')
  await page.addScriptTag({ type: 'module', url: `${provider}/widgets/trip-enquiry.js` })
  await expect(button).toHaveCSS('border-radius', '8px')
  await expect(form.getByLabel('Days')).toHaveValue('5')
})

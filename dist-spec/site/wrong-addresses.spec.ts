import { expect, test } from '../support/test.ts'
import { isAlive } from '../support/waiting-for-life.ts'

const SUGGESTIONS = [
  ['/munar', 'Munnar', /^\/destinations\?city=[\da-f-]{36}$/],
  ['/kerela', 'Kerala', /^\/destinations\/kerala$/],
  ['/tajmahal', 'Taj Mahal', /^\/attraction-details\/taj-mahal$/],
  ['/destination', 'Destinations', /^\/destinations$/],
  ['/Acenture', 'Accenture', /^\/accenture$/],
] as const

const htmlOf = async (address: string) => {
  const answer = await fetch(address, { headers: { accept: 'text/html' } })
  return { status: answer.status, html: await answer.text() }
}

test('a misspelled address suggests the page that is meant', async ({ served }) => {
  const { provider } = served.origins
  for (const [path, name, href] of SUGGESTIONS) {
    const { status, html } = await htmlOf(provider + path)
    expect([path, status]).toEqual([path, 404])
    expect(html).toMatch(new RegExp(`<h1[^>]*>Did you mean (<!-- -->)?${name}(<!-- -->)?\\?</h1>`))
    expect(html).toMatch(/<meta (?=[^>]*name="robots")[^>]*content="noindex"/)
    const [, section] = /<section\b[^>]*>(.*?)<\/section>/s.exec(html)!
    const links = [...section!.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)]
    const go = links.find(([, , text]) => text!.replaceAll('<!-- -->', '') === `Go to ${name}`)
    expect(go?.[1], path).toMatch(href)
    for (const [, address] of links) {
      expect((await fetch(provider + address!)).status, `${path} to ${address}`).toBe(200)
    }
  }
})

test('a misspelled name has its suggestion and the sample film, and fits', async ({
  page,
  served,
  axe,
}) => {
  await page.goto(`${served.origins.provider}/munar`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Did you mean Munnar?')
  const player = page.locator('trip-corporate-video').locator('video[part=video]')
  await expect(player).toHaveAttribute('aria-label', /^Tigertrail Journeys/)
  expect(await axe(page)).toEqual([])
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await page.getByRole('link', { name: 'Go to Munnar' }).click()
  await expect(page).not.toHaveTitle(/^Did you mean/)
})

test('an error page hydrates as it was rendered, without errors', async ({ page, served, axe }) => {
  const { provider } = served.origins
  const heard: string[] = []
  page.on('pageerror', ({ message }) => heard.push(message))
  const heading = page.getByRole('heading', { level: 1 })
  for (const path of ['/%ff', '/..%2f', '//', '/widgets/nothing.js', '/_demo/nothing']) {
    const { status, html } = await htmlOf(provider + path)
    expect([path, status]).toEqual([path, 404])
    expect(html, path).toMatch(/<h1[^>]*>The trail ends here\.<\/h1>/)
  }
  const answer = await page.goto(`${provider}/%`)
  expect(answer!.status()).toBe(404)
  await expect(heading).toHaveText('The trail ends here.')
  await page.evaluate(() => {
    const form = document.createElement('form')
    form.method = 'post'
    form.action = '/'
    document.body.append(form)
    form.submit()
  })
  await expect(heading).toHaveText('This page doesn’t accept forms.')
  await page.waitForFunction(isAlive)
  await expect(heading).toHaveText('This page doesn’t accept forms.')
  expect(await axe(page)).toEqual([])
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveTitle(/^Trips planned/)
  expect(heard).toEqual([])
})

test('serves the files that browsers and phones request by fixed names', async ({ served }) => {
  const { provider } = served.origins
  for (const [path, type] of [
    ['/favicon.ico', 'image/x-icon'],
    ['/icon-192.png', 'image/png'],
    ['/icon-512.png', 'image/png'],
    ['/icon-maskable-512.png', 'image/png'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ] as const) {
    const answer = await fetch(provider + path)
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, type])
  }
  const change = await fetch(`${provider}/.well-known/change-password`, { redirect: 'manual' })
  expect([change.status, change.headers.get('location')]).toEqual([302, '/my-profile'])
  const wrong = await fetch(`${provider}/.well-known/resource-that-should-not-exist`)
  expect(wrong.status).toBe(404)
  const { headers } = await fetch(provider, { headers: { accept: 'text/html' } })
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(headers.get('permissions-policy')).toContain('camera=(), ')
  const file = await fetch(`${provider}/widgets/trip-enquiry.js`)
  expect(file.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
})

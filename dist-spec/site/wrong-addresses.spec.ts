import { expect, test } from '../support/test.ts'

for (const [path, name, href] of [
  ['/munar', 'Munnar', /^\/destinations\?city=[\da-f-]{36}$/],
  ['/kerela', 'Kerala', /^\/destinations\/kerala$/],
  ['/tajmahal', 'Taj Mahal', /^\/attraction-details\/taj-mahal$/],
  ['/destination', 'Destinations', /^\/destinations$/],
  ['/Acenture', 'Accenture', /^\/accenture$/],
] as const) {
  test(`at ${path} suggests ${name}`, async ({ page, served }) => {
    const { provider } = served.origins
    const answer = await page.goto(provider + path)
    expect(answer!.status()).toBe(404)
    expect(await answer!.text()).toContain('Did you mean')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Did you mean ${name}?`)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    const link = page.getByRole('link', { name: `Go to ${name}` })
    expect(await link.getAttribute('href')).toMatch(href)
    const links = await page.locator('section').first().getByRole('link').all()
    for (const each of links) {
      const there = await fetch(provider + (await each.getAttribute('href')))
      expect(there.status).toBe(200)
    }
    await link.click()
    await expect(page).not.toHaveTitle(/^Did you mean/)
  })
}

test('plays the sample film for a misspelled name, as for every name', async ({
  page,
  served,
  axe,
}) => {
  await page.goto(`${served.origins.provider}/munar`)
  const player = page.locator('trip-corporate-video').locator('video[part=video]')
  await expect(player).toHaveAttribute('aria-label', /^Tigertrail Journeys/)
  expect(await axe(page)).toEqual([])
})

test('an error page hydrates as it was rendered, without errors', async ({ page, served, axe }) => {
  const { provider } = served.origins
  const heard: string[] = []
  page.on('pageerror', ({ message }) => heard.push(message))
  for (const path of ['/%', '/%ff', '/..%2f', '//', '/widgets/nothing.js', '/_demo/nothing']) {
    const answer = await page.goto(provider + path)
    expect([path, answer!.status()]).toEqual([path, 404])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The trail ends here.')
  }
  await page.goto(`${provider}/privacy`)
  await page.evaluate(() => {
    const form = document.createElement('form')
    form.method = 'post'
    form.action = '/'
    document.body.append(form)
    form.submit()
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This page doesn’t accept forms.',
  )
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#site')!).some((key) => key.startsWith('__react')),
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This page doesn’t accept forms.',
  )
  expect(await axe(page)).toEqual([])
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveTitle(/^Trips planned/)
  expect(heard).toEqual([])
})

for (const width of [320, 390, 1440]) {
  test(`fits its message at ${width} px`, async ({ page, served }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/munar', '/no/where']) {
      await page.goto(served.origins.provider + path)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect([path, wide]).toEqual([path, width])
    }
  })
}

test('serves the files that browsers and phones request by fixed names', async ({
  page,
  served,
}) => {
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
  const answer = await page.goto(provider)
  expect(answer!.headers()['cross-origin-opener-policy']).toBe('same-origin')
  expect(answer!.headers()['permissions-policy']).toContain('camera=(), ')
  const file = await fetch(`${provider}/widgets/trip-enquiry.js`)
  expect(file.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
})

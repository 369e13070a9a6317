import { expect } from '../support/test.ts'
import { PAGES } from './faulty-pages.ts'
import { expectAdvice, panelOf, SCRIPT, test } from './told.ts'

for (const { name, before, tag = 'trip-enquiry', ...wrong } of PAGES) {
  test(`says ${name}`, async ({ page, writing, served }) => {
    const { provider, blog } = served.origins
    const at = (text: string) =>
      text
        .replaceAll('%P%', provider)
        .replaceAll('%BLOG%', blog)
        .replaceAll('%HOST%', writing.origin)
    const headers = Object.entries(wrong.headers ?? {}).map(([key, value]) => [key, at(value)])
    const warned: string[] = []
    page.on('console', (message) => warned.push(message.text()))
    if (before) await page.addInitScript(before)
    writing.write({ html: at(wrong.html), headers: Object.fromEntries(headers) })
    await page.goto(`${writing.origin}/page`)
    await expectAdvice(page, tag, at(wrong.says), wrong.write && at(wrong.write))
    expect(warned.some((text) => text.startsWith(`[trip-debug]`))).toBe(true)
    expect(warned.filter((text) => text.includes(at(wrong.says)))).toHaveLength(1)
  })
}

for (const [policy, says, write] of [
  [`script-src 'self'`, 'blocks the script', `script-src 'self' %P%`],
  [`default-src 'self'`, 'blocks the script', `script-src 'self' %P%`],
  [
    `script-src 'nonce-abc'`,
    'requires a nonce',
    '<script type="module" nonce="…" src="%P%/widgets/trip-enquiry.js"></script>',
  ],
] as const) {
  test(`reports, pasted into a console, what ${policy} blocks`, async ({
    page,
    writing,
    served,
  }) => {
    const { provider } = served.origins
    const src = `${provider}/widgets/trip-enquiry.js`
    const html = `<script type="module" src="${src}"></script><trip-enquiry></trip-enquiry>`
    writing.write({ html, headers: { 'content-security-policy': policy } })
    await page.goto(`${writing.origin}/page`)
    await page.evaluate(SCRIPT)
    await expectAdvice(page, 'trip-enquiry', says, write.replace('%P%', provider))
  })
}

test('reports a script without a response for ten seconds', async ({ page, host, served }) => {
  const { provider } = served.origins
  await page.clock.install()
  await page.route('**/trip-enquiry.js*', () => {})
  const asked = page.waitForRequest('**/trip-enquiry.js?trip-debug')
  await page.goto(`${host}/bare.html`)
  await page.evaluate((src) => {
    const script = Object.assign(document.createElement('script'), { type: 'module', src })
    document.querySelector('#first')!.append(script, document.createElement('trip-enquiry'))
  }, `${provider}/widgets/trip-enquiry.js`)
  await page.evaluate(SCRIPT)
  await page.clock.runFor(1000)
  await asked
  await page.clock.runFor(8000)
  await expect(panelOf(page, 'trip-enquiry')).toHaveText('trip-debug Checking …')
  await page.clock.runFor(3000)
  await expectAdvice(page, 'trip-enquiry', 'trip-enquiry.js hasn’t responded for 10 seconds.')
})

for (const [sandbox, says] of [
  ['allow-scripts allow-same-origin', 'The frame around this page doesn’t allow forms'],
  ['allow-scripts allow-forms', 'The frame around this page has no origin'],
] as const) {
  test(`reports what a frame lacks with ${sandbox}`, async ({ page, host }) => {
    const src = `${host}/enquiry.html?trip-debug`
    await page.goto(`${host}/bare.html`)
    await page.evaluate(
      ([sandbox, src]) => {
        const frame = document.createElement('iframe')
        frame.setAttribute('sandbox', sandbox!)
        document.body.append(Object.assign(frame, { src }))
      },
      [sandbox, src],
    )
    const write = 'sandbox="allow-scripts allow-forms allow-same-origin"'
    await expectAdvice(page.frameLocator('iframe'), 'trip-enquiry', says, write)
  })
}

for (const [name, attributes, around, query] of [
  ['on the tag', 'trip-debug', '', ''],
  ['around it', '', '<section data-trip-debug>', ''],
  ['in the query of the address', '', '', '?utm=1&trip-debug'],
  ['in the fragment of the address', '', '', '#trip-debug'],
] as const) {
  test(`finds nothing wrong on a correct page, enabled ${name}`, async ({
    page,
    writing,
    served,
  }) => {
    const src = `${served.origins.provider}/widgets/trip-enquiry.js`
    const tag = `<trip-enquiry ${attributes}></trip-enquiry>`
    writing.write({ html: `${around}<script type="module" src="${src}"></script>${tag}` })
    await page.goto(`${writing.origin}/page${query}`)
    await expect(panelOf(page, 'trip-enquiry')).toHaveText('trip-debug No problems found.')
  })
}

test('can be enabled later, and reports fixed problems', async ({ page, host }) => {
  await page.goto(`${host}/enquiry.html`)
  const tag = page.locator('trip-enquiry')
  await expect(tag.getByLabel('Days')).toBeVisible()
  await tag.evaluate((element) => {
    element.setAttribute('peeple', '4')
    element.setAttribute('trip-debug', '')
  })
  await expectAdvice(page, 'trip-enquiry', 'has no attribute peeple', 'people="4"')
})

test('loads and shows nothing unless it is enabled', async ({ page, host }) => {
  const asked: string[] = []
  const said: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  page.on('console', (message) => said.push(message.text()))
  await page.goto(`${host}/prefilled.html`)
  const tag = page.locator('trip-enquiry').first()
  await tag.evaluate((element) => element.setAttribute('varient', 'wizard'))
  await expect(tag.locator('option').nth(3)).toBeAttached()
  expect(asked.filter((address) => address.includes('debug'))).toEqual([])
  expect(said).toEqual([])
  await expect(page.locator('.trip-debug-panel')).toHaveCount(0)
})

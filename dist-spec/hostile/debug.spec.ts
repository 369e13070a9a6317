import { expect } from '../support/test.ts'
import { PAGES } from './faulty-pages.ts'
import { expectAdvice, panelOf, SCRIPT, test } from './told.ts'

for (const { name, before, html, headers = {}, faults } of PAGES) {
  test(`gives advice about ${name}`, async ({ page, writing, served }) => {
    const { provider, blog } = served.origins
    const at = (text: string) =>
      text
        .replaceAll('%P%', provider)
        .replaceAll('%BLOG%', blog)
        .replaceAll('%HOST%', writing.origin)
    const sent = Object.entries(headers).map(([key, value]) => [key, at(value)])
    const warned: string[] = []
    page.on('console', (message) => warned.push(message.text()))
    if (before) await page.addInitScript(before)
    writing.write({ html: at(html), headers: Object.fromEntries(sent) })
    await page.goto(`${writing.origin}/page`)
    for (const fault of faults) {
      await test.step(`says ${fault.name}`, async () => {
        await expectAdvice(page, fault.at, at(fault.says), fault.write && at(fault.write))
        const told = warned.filter((text) => text.includes(at(fault.says)))
        expect(told).toEqual([expect.stringMatching(/^\[trip-debug\]/)])
      })
    }
  })
}

test('reports, pasted into a console, what a policy blocks', async ({ page, writing, served }) => {
  const { provider } = served.origins
  const src = `${provider}/widgets/trip-enquiry.js`
  const html = `<script type="module" src="${src}"></script><trip-enquiry></trip-enquiry>`
  for (const [policy, says, write] of [
    [`script-src 'self'`, 'blocks the script', `script-src 'self' ${provider}`],
    [`default-src 'self'`, 'blocks the script', `script-src 'self' ${provider}`],
    [
      `script-src 'nonce-abc'`,
      'requires a nonce',
      `<script type="module" nonce="…" src="${src}"></script>`,
    ],
  ] as const) {
    await test.step(policy, async () => {
      writing.write({ html, headers: { 'content-security-policy': policy } })
      await page.goto(`${writing.origin}/page`)
      await page.evaluate(SCRIPT)
      await expectAdvice(page, 'trip-enquiry', says, write)
    })
  }
})

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

test('reports what a sandboxed frame lacks', async ({ page, host }) => {
  const src = `${host}/enquiry.html?trip-debug`
  const lacks = {
    'allow-scripts allow-same-origin': 'The frame around this page doesn’t allow forms',
    'allow-scripts allow-forms': 'The frame around this page has no origin',
  }
  await page.goto(`${host}/bare.html`)
  await page.evaluate(
    ([sandboxes, src]) => {
      for (const sandbox of sandboxes) {
        const frame = document.createElement('iframe')
        frame.setAttribute('sandbox', sandbox)
        document.body.append(Object.assign(frame, { src }))
      }
    },
    [Object.keys(lacks), src] as const,
  )
  const write = 'sandbox="allow-scripts allow-forms allow-same-origin"'
  for (const [sandbox, says] of Object.entries(lacks)) {
    const frame = page.frameLocator(`iframe[sandbox="${sandbox}"]`)
    await test.step(sandbox, () => expectAdvice(frame, 'trip-enquiry', says, write))
  }
})

test('finds nothing wrong on a correct page, however it is enabled', async ({
  page,
  writing,
  served,
}) => {
  const src = `${served.origins.provider}/widgets/trip-enquiry.js`
  for (const [name, attributes, around, query] of [
    ['on the tag', 'trip-debug', '', ''],
    ['around it', '', '<section data-trip-debug>', ''],
    ['in the query of the address', '', '', '?utm=1&trip-debug'],
    ['in the fragment of the address', '', '', '#trip-debug'],
  ] as const) {
    await test.step(name, async () => {
      const tag = `<trip-enquiry ${attributes}></trip-enquiry>`
      writing.write({ html: `${around}<script type="module" src="${src}"></script>${tag}` })
      await page.goto(`${writing.origin}/page${query}`)
      await expect(panelOf(page, 'trip-enquiry')).toHaveText('trip-debug No problems found.')
    })
  }
})

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

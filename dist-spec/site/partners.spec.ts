import { writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { BrowserContext } from '@playwright/test'
import { EnquiryForm, RIGHT, SENT } from '../enquiry/enquiry-form.ts'
import { expect, test } from '../support/test.ts'
import { NAMES, PartnersPage } from './support/partners-page.ts'
import { newEmail } from './support/traveller.ts'

const ADDRESS = '/partners'

/** Text on the clipboard, read by a page of another origin because the site's own may only write it. */
async function copied(context: BrowserContext, host: string): Promise<string> {
  const reader = await context.newPage()
  await reader.goto(`${host}/enquiry.html`)
  const text = await reader.evaluate(() => navigator.clipboard.readText())
  await reader.close()
  return text
}

test('a form runs in an empty file after three steps', async ({
  page,
  context,
  served,
  host,
}, info) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(served.origins.provider + ADDRESS)
  const steps = page.getByRole('list', { name: 'Three steps' }).getByRole('listitem')
  await expect(steps).toHaveCount(3)
  await steps.first().getByRole('button', { name: 'Copy' }).click()
  await expect(steps.first().getByRole('status')).toHaveText('Copied.')
  const line = await copied(context, host)
  expect(line).not.toContain('\n')
  const file = info.outputPath('trip.html')
  await writeFile(file, line)
  await page.goto(pathToFileURL(file).href)
  const form = new EnquiryForm(page)
  await form.fillIn({ ...RIGHT, Email: newEmail() })
  await form.submit()
  await expect(form.notice).toHaveText(SENT)
})

test('settings change the live tag and all code', async ({ page, served, axe }) => {
  const partners = new PartnersPage(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
  })
  await page.goto(served.origins.provider + ADDRESS)
  const form = new EnquiryForm(partners.preview)
  await partners.setting('days').fill('9')
  await expect(form.field('Days')).toHaveValue('9')
  await partners.setting('headline').first().selectOption('4')
  await partners.setting('personal').check()
  await partners.setting('No heading').check()
  await partners.pick('Theme', 'Dark')
  await expect(form.element).toHaveAttribute('theme', 'dark')
  await expect(form.field('I am a corporate user')).toHaveCount(0)
  for (const way of ['html', 'server', 'react', 'next', 'vue', 'svelte', 'wordpress', 'iframe']) {
    await expect(partners.code(way), way).toContainText(/\bdays=["']?9\b[^]*headline=["']?4\b/)
  }
  await partners.pick('Width', '320')
  await expect(page.locator('main iframe')).toHaveCSS('width', '320px')
  expect(await axe(page, { inside: 'main' })).toEqual([])

  // A preview sends nothing, and logs nothing that was typed.
  const notice = page.getByText('This is a preview: nothing is sent.')
  await form.fillIn({ ...RIGHT, Days: '9' })
  await form.submit()
  await expect(notice).toBeVisible()
  const log = page.getByRole('region', { name: 'Events' })
  await expect(log).toContainText('trip-enquiry-ready')
  await expect(log).toContainText('trip-enquiry-send {"payload":')
  await expect(log).not.toContainText(RIGHT.Email)
  await expect(log).not.toContainText('trip-enquiry-sent')

  // Nor a one-time code, for which there is no event.
  await partners.pick('Widget', 'Review')
  await expect(notice).toHaveCount(0)
  await partners.pick('Widget', 'Trip enquiry')
  await partners.setting('personal').uncheck()
  await form.pressSendOtp('staff@xoriant.example')
  await expect(notice).toBeVisible()
  expect(sent.filter((path) => !path.endsWith('/attractions/locations/'))).toEqual([])

  await partners.pick('Widget', 'Place')
  await expect(partners.preview.getByText('Taj Mahal').first()).toBeVisible()
  await partners.setting('attraction').fill('amber-fort')
  await expect(partners.code('address')).toHaveText(/\/attraction-details\/amber-fort$/)
})

test('the theme editor shows the contrast and outputs CSS', async ({
  page,
  context,
  served,
  host,
  axe,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const partners = new PartnersPage(page)
  await page.goto(served.origins.provider + ADDRESS)
  const tag = partners.preview.locator('trip-enquiry')
  await expect(tag).toBeVisible()
  await page.locator('summary', { hasText: 'Colours and shape' }).click()
  const row = (name: string) => page.getByRole('row', { name })
  await expect(row('Text of the main button')).toContainText('Pass, at least 4.5:1')
  const rows = await page.getByRole('row').allTextContents()
  expect(rows.filter((text) => text.includes('Fail'))).toEqual([])
  await partners.setting('--trip-ink').fill('#777777')
  await expect(row('Text 3')).toContainText(/:1 \(Dark\)Fail, needs 4.5:1/)
  await partners.pick('Theme', 'Light')
  await expect(row('Text 4')).toContainText('4.47:1Fail, needs 4.5:1')
  await partners.setting('--trip-radius').fill('2px')
  await partners.setting('--trip-gap').fill('4px; } * { color: red')
  await partners.setting('--trip-padding').fill('banana')
  await expect(partners.setting('--trip-padding')).toHaveAccessibleDescription(/isn’t valid CSS/)
  await expect(tag.locator('[part=root]')).toHaveCSS('color', 'rgb(119, 119, 119)')
  await page.getByRole('button', { name: 'Copy (CSS for your style sheet)' }).click()
  await expect(page.getByText('Copied.')).toBeVisible()
  expect(await copied(context, host)).toBe(
    `trip-enquiry {\n  --trip-ink: #777777;\n  --trip-radius: 2px;\n}`,
  )
  expect(await axe(page, { inside: 'main' })).toEqual([])
  await page.getByRole('button', { name: 'Reset --trip-ink' }).click()
  await expect(row('Text 1')).toContainText('Pass')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('shows the code for every way, and the reference of every tag', async ({ page, served }) => {
    const { provider } = served.origins
    await page.goto(provider + ADDRESS)
    const partners = new PartnersPage(page)
    await expect(page.locator('main noscript p')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(0)
    await expect(partners.code('html')).toHaveText(
      `<script type="module" src="${provider}/widgets/trip-enquiry.js"></script><trip-enquiry partner="your-site"></trip-enquiry>`,
    )
    for (const way of ['Svelte', 'Address to paste', 'WordPress']) {
      await partners.pick('How do you build your page?', way)
      await expect(page.locator('[data-way] pre:visible').first()).toContainText(
        /trip-enquiry|http/,
      )
    }
    await expect(partners.code('wordpress')).toBeVisible()
    const manifest = await (await fetch(`${provider}/widgets/custom-elements.json`)).json()
    for (const { declarations } of manifest.modules) {
      const [{ tagName, attributes, events }] = declarations
      const reference = page.locator(`section[id=${tagName}]`)
      await expect(reference.getByRole('heading').first()).toContainText(
        NAMES[tagName as 'trip-enquiry'],
      )
      const terms = await page
        .locator(`section[id=${tagName}] dt code, #every-tag dt code`)
        .allTextContents()
      const names = [...attributes, ...events].map(({ name }: { name: string }) => name)
      expect(terms).toEqual(expect.arrayContaining(names))
    }
  })
})

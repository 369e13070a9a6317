import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { EnquiryForm, RIGHT } from '../enquiry/enquiry-form.ts'
import { WizardForm } from '../enquiry/wizard-form.ts'
import { newEmail } from '../site/support/traveller.ts'
import { expect, test } from '../support/test.ts'

interface Hearing extends Window {
  heard: [name: string, detail: unknown][]
  dataLayer?: { event: string }[]
}

const NAMES = ['view', 'start', 'step', 'invalid', 'leave', 'sent', 'failed']

/** Shows a body on a page of the host, and records the enquiry's events, also past its end. */
async function show(page: Page, host: string, body: string, query = '') {
  await page.addInitScript((names) => {
    const hearing = window as unknown as Hearing
    hearing.heard = JSON.parse(sessionStorage.getItem('heard') ?? '[]')
    for (const name of names)
      document.addEventListener(`trip-enquiry-${name}`, (event) => {
        hearing.heard.push([name, (event as CustomEvent<unknown>).detail])
        sessionStorage.setItem('heard', JSON.stringify(hearing.heard))
      })
  }, NAMES)
  await page.context().grantPermissions(['local-network-access'])
  await page.route(`${host}/shown**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Host</title><meta name="viewport" content="width=device-width">${body}`,
    }),
  )
  await page.goto(`${host}/shown${query}`)
}

const heard = (page: Page) => page.evaluate(() => (window as unknown as Hearing).heard)
const named = async (page: Page) => (await heard(page)).map(([name]) => name)
const script = (provider: string, name = 'trip-enquiry') =>
  `<script type="module" src="${provider}/widgets/${name}.js"></script>`

test('reports the use of a form, and leads to the page of the host once it was sent', async ({
  page,
  served,
  host,
}) => {
  const { provider } = served.origins
  const tag =
    '<trip-enquiry thanks="/shown?done=1" analytics="dataLayer" reference="lead-7"></trip-enquiry>'
  await show(page, host, tag + script(provider), '?utm_source=news&token=s3cret')
  const form = new EnquiryForm(page)
  await form.ready()
  await expect.poll(() => named(page)).toEqual(['view'])
  await form.button('Submit Enquiry').click()
  const fields = ['destination', 'days', 'total_people', 'email', 'mobile_number']
  await expect.poll(() => heard(page)).toContainEqual(['invalid', { fields }])
  const email = newEmail()
  await form.fillIn({ ...RIGHT, Email: email })
  await expect.poll(() => named(page)).toEqual(['view', 'invalid', 'start'])
  const layer = await page.evaluate(() => (window as unknown as Hearing).dataLayer)
  expect(layer).toContainEqual({ event: 'trip-enquiry-invalid', fields })
  await form.submit()
  await page.waitForURL(/done=1/)
  const reference = new URL(page.url()).searchParams.get('reference')
  expect(reference).toMatch(/^TJ-/)
  expect((await heard(page)).at(-1)).toEqual(['sent', { reference, form: 'enquiry' }])
  expect(JSON.stringify([await heard(page), layer])).not.toContain(email)
  const query = 'select attribution from enquiries where email = $1'
  expect(await served.provider.database.query(query, [email])).toEqual([
    { attribution: { page: `${host}/shown`, utm_source: 'news', host_reference: 'lead-7' } },
  ])
})

test('reports and counts steps, and reports a form that was left', async ({
  page,
  served,
  host,
}) => {
  const { provider } = served.origins
  const partner = `Steps ${randomUUID()}`
  const tag = `<trip-enquiry variant="wizard" partner="${partner}"></trip-enquiry>`
  await show(page, host, tag + script(provider, 'trip-enquiry-wizard'))
  const form = new WizardForm(page)
  await form.fillTrip()
  await form.next()
  await expect.poll(() => heard(page)).toContainEqual(['step', { step: 2 }])
  await page.locator('trip-enquiry').evaluate((element) => element.remove())
  await expect
    .poll(async () => (await named(page)).filter((name) => name !== 'view'))
    .toEqual(['start', 'step', 'leave'])
  const counts = 'select step, count from wizard_steps where partner = $1 order by step'
  await expect
    .poll(() => served.provider.database.query(counts, [partner]))
    .toEqual([
      { step: 1, count: 1 },
      { step: 2, count: 1 },
    ])
  expect(await page.evaluate(() => (window as unknown as Hearing).dataLayer)).toBe(undefined)
})

test('a button opens the form, keeps what was typed, and loads nothing before', async ({
  page,
  served,
  host,
  axe,
}) => {
  const { provider } = served.origins
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(provider)) requests.push(new URL(request.url()).pathname)
  })
  await show(
    page,
    host,
    `<main><h1>Host</h1><trip-enquiry button="Plan a trip"></trip-enquiry></main>${script(provider)}`,
  )
  const opener = page.getByRole('button', { name: 'Plan a trip' })
  await expect(opener).toBeVisible()
  await expect.poll(() => named(page)).toEqual(['view'])
  expect(requests).toEqual(['/widgets/trip-enquiry.js'])
  await opener.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Plan a trip' })
  await dialog.getByLabel('Days').fill('6')
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await expect.poll(() => named(page)).toEqual(['view', 'start', 'leave'])
  await opener.click()
  await expect(dialog.getByLabel('Days')).toHaveValue('6')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(opener).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a button leads to a page with the form and its settings', async ({
    page,
    served,
    host,
  }) => {
    const { provider } = served.origins
    const query = 'button=Plan+a+trip&partner=blog&variant=wizard'
    const html = await (await fetch(`${provider}/widgets/trip-enquiry.html?${query}`)).text()
    await show(page, host, html)
    const popup = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Plan a trip' }).click()
    const opened = await popup
    await expect(opened.getByLabel('Adults')).toBeVisible()
    expect(opened.url()).toBe(`${provider}/embed/enquiry?partner=blog&variant=wizard`)
  })
})

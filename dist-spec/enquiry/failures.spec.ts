import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { EnquiryForm, FAILED, RIGHT, SENT } from './enquiry-form.ts'
import { REFUSALS } from './refusals.ts'
import { WizardForm } from './wizard-form.ts'

let count = 0
const address = () => `next-${process.pid}-${++count}@example.com`

const ENQUIRY = /\/enquiry\/?(?:\?|$)/

async function filled(page: Page, host: string, email: string): Promise<EnquiryForm> {
  const form = new EnquiryForm(page)
  await page.goto(`${host}/enquiry.html`)
  await form.fillIn({ ...RIGHT, Email: email })
  return form
}

test('adds advice to the specified error sentence, and offers to discard the draft without a shift', async ({
  page,
  host,
}) => {
  const form = await filled(page, host, address())
  const top = () => form.field('Destination').evaluate((field) => field.getBoundingClientRect().top)
  const before = await top()
  for (const [told, answer] of REFUSALS) {
    await page.route(ENQUIRY, async (route) =>
      route.request().method() === 'POST' ? answer(route) : route.fallback(),
    )
    await form.submit()
    await expect(form.notice).toContainText(told)
    await expect(form.notice).toContainText(FAILED)
    await expect(form.field('Mobile')).toHaveValue(RIGHT.Mobile)
    await page.unroute(ENQUIRY)
  }

  await page.reload()
  await form.ready()
  const startOver = form.button('Start over')
  await expect(startOver).toBeVisible()
  expect(await top()).toBe(before)
  await startOver.click()
  await expect(form.field('Email')).toHaveValue('')
  await expect(form.field('Destination')).toBeFocused()
  await expect(startOver).toHaveCount(0)
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
})

test('knows the rules when the connection drops after the first letter', async ({ page, host }) => {
  const rules = page.waitForResponse(/chunks\/later-/)
  const form = new EnquiryForm(page)
  await page.goto(`${host}/enquiry.html`)
  await form.ready()
  await form.field('Email').fill('asha')
  await (await rules).finished()
  await page.context().setOffline(true)
  await form.submit()
  await expect(form.field('Email')).toHaveAccessibleDescription('Must be a valid email')
})

for (const kind of ['simple', 'wizard'] as const) {
  test(`cancels sending by the ${kind} form, and stores one enquiry on the next attempt`, async ({
    page,
    host,
    served,
  }) => {
    const email = address()
    const isWizard = kind === 'wizard'
    const wizard = new WizardForm(page)
    if (isWizard) {
      await page.goto(`${host}/wizard.html`)
      await wizard.fillTrip()
      await wizard.next()
      await wizard.fillPerson({ Email: email })
    } else await filled(page, host, email)
    const form = isWizard ? wizard : new EnquiryForm(page)
    // The request arrives, but its response does not.
    const arrived = new Promise<void>((resolve) => {
      void page.route(ENQUIRY, async (route) => {
        if (route.request().method() !== 'POST') return route.fallback()
        await route.fetch()
        resolve()
      })
    })
    await form.submit()
    await arrived
    const before = await form.element.evaluate((element) => element.getBoundingClientRect().height)
    const cancel = form.element.getByRole('button', { name: 'Cancel' })
    await expect(cancel).toBeVisible()
    expect(await form.element.evaluate((element) => element.getBoundingClientRect().height)).toBe(
      before,
    )
    await cancel.click()
    await expect(form.notice).toContainText('Everything you entered is still here.')
    await expect(form.button('Submit Enquiry')).toBeFocused()
    await expect(cancel).toHaveCount(0)
    await expect(form.field('Email')).toHaveValue(email)
    await page.unroute(ENQUIRY)
    await form.submit()
    await expect(form.notice).toHaveText(SENT)
    const stored = 'select reference from enquiries where email = $1'
    expect(await served.provider.database.query(stored, [email])).toHaveLength(1)
  })
}

test('names the company, and leads to its privacy page and its trip ideas', async ({
  page,
  host,
  served,
}) => {
  const form = new EnquiryForm(page)
  await page.goto(`${host}/enquiry.html`)
  await expect(
    form.element.getByText('Tigertrail Journeys, Pune, uses this only to answer you.'),
  ).toBeVisible()
  const link = form.element.getByRole('link', { name: 'Privacy' })
  await expect(link).toHaveAttribute('href', `${served.origins.provider}/privacy`)
  await form.element.evaluate((element) => element.setAttribute('privacy', '/own-privacy'))
  await expect(link).toHaveAttribute('href', '/own-privacy')

  await form.fillIn({ Days: '4' })
  const opened = page.waitForEvent('popup')
  await form.element.getByRole('link', { name: 'See trip ideas' }).click()
  const ideas = await opened
  await expect(ideas).toHaveURL(`${served.origins.provider}/trips`)
  await expect(ideas.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(form.field('Days')).toHaveValue('4')
  await page.reload()
  await expect(form.field('Days')).toHaveValue('4')
})

import type { Page } from '@playwright/test'
import type { Serving } from '../../demo/server/serve.ts'
import { signInAtDesk } from '../support/sign-in-at-desk.ts'
import { type AxeOptions, expect, test } from '../support/test.ts'
import { followed, sendEnquiry } from './support/every-mail.ts'
import { sticksOut } from './support/fits.ts'
import { newEmail } from './support/traveller.ts'

type Axe = (page: Page, options?: AxeOptions) => Promise<string[]>

/** Every width, and both colour schemes. */
async function looksRight(page: Page, axe: Axe, name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await axe(page), `${name}, wide and light`).toEqual([])
  for (const width of [768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await sticksOut(page), `${name} at ${width}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect(await axe(page), `${name}, narrow and dark`).toEqual([])
}

/** Starts a plan for a new enquiry from a trip idea. Returns its sender's address, and the key of its page. */
async function startPlan(page: Page, origins: Serving['origins']) {
  const email = newEmail()
  await sendEnquiry(origins, { email, first_name: 'Asha' })
  const { key, reference } = await followed(origins, email)
  await signInAtDesk(page, origins.provider)
  await page.goto(`${origins.provider}/desk/enquiries/${reference}`)
  await page.getByRole('link', { name: 'Write a plan' }).click()
  await page.getByLabel('Trip idea').selectOption({ label: 'The Golden Triangle' })
  await page.getByRole('button', { name: 'Start from the trip idea' }).click()
  return { email, key }
}

/** A date in the near future. */
const VALID = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)

async function linkTo(provider: string, email: string): Promise<string> {
  const headers = { accept: 'application/json' }
  const mails = (await (await fetch(`${provider}/_demo/outbox`, { headers })).json()) as {
    to: string
    text: string
  }[]
  const texts = mails.filter(({ to }) => to === email).map(({ text }) => text)
  return texts.flatMap((text) => /http\S+\/plan\?key=\S+/.exec(text) ?? [])[0]!
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a plan is written, sent, asked about and accepted', async ({ page, served }) => {
    const { provider } = served.origins
    const { email } = await startPlan(page, served.origins)
    await page.getByRole('button', { name: 'Remove day 6' }).click()
    await page.getByLabel('Price per person, in ₹').fill('1e9')
    await page.getByRole('button', { name: 'Send plan' }).click()
    await expect(page.getByRole('alert')).toContainText('Please fix one field.')
    await page.getByLabel('Price per person, in ₹').fill('38,500.50')
    await page.getByRole('button', { name: 'Send plan' }).click()
    await expect(page.getByRole('status')).toHaveText('Your plan is on its way.')

    await page.goto(await linkTo(provider, email))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Golden Triangle')
    await expect(page.getByText('₹77,001')).toBeVisible()
    await page.getByLabel('Your question or what you’d like to change').fill('With a guide?')
    await page.getByRole('button', { name: 'Send question' }).click()
    await expect(page.getByRole('list', { name: 'Your questions' })).toContainText('With a guide?')
    await page.getByRole('button', { name: 'Accept this plan' }).click()
    await expect(page.getByRole('status')).toContainText('You accepted this plan on')
  })
})

test('a draft outlives its tab, and the page of the enquiry leads to the plan', async ({
  page,
  served,
  axe,
}) => {
  const { provider } = served.origins
  const { key } = await startPlan(page, served.origins)
  const form = page.url()
  const saved = page.waitForResponse((response) => response.url().includes('done=saved'))
  await page.getByLabel('Price per person, in ₹').fill('38,500')
  await page.getByLabel('Price per person, in ₹').blur()
  await saved
  await page.goto('about:blank')
  await page.goto(form)
  await expect(page.getByLabel('Price per person, in ₹')).toHaveValue('38,500')
  await page.getByLabel('Valid until').fill('')
  await page.getByRole('button', { name: 'Send plan' }).click()
  await expect(page.getByRole('alert')).toContainText('Please fix one field.')
  await looksRight(page, axe, 'the form')
  await page.getByLabel('Valid until').fill(VALID)
  // The change is saved first, and the form sent afterwards.
  await page.getByLabel('Title').fill('Three cities')
  await page.getByRole('button', { name: 'Send plan' }).click()
  await expect(page.getByRole('status')).toHaveText('Your plan is on its way.')
  await page.goto(`${provider}/follow-enquiry?key=${key}`)
  await page.getByRole('link', { name: 'See your plan' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three cities')
  await looksRight(page, axe, 'a plan')
  await page.goto(`${provider}/plan?key=x`)
  await looksRight(page, axe, 'a wrong link')
})

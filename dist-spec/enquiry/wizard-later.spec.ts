import type { Page } from '@playwright/test'
import { SENT } from './enquiry-form.ts'
import { expect, test } from '../support/test.ts'
import { dayFromNow, WizardForm, written } from './wizard-form.ts'

const addWizard = (page: Page) =>
  page.evaluate(() => {
    const element = document.createElement('trip-enquiry')
    element.setAttribute('variant', 'wizard')
    document.body.append(element)
  })

const CHUNK = '**/chunks/wizard-*.js*'

test('is not loaded by a page with the simple form, from any file', async ({ page, host }) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
  })
  const form = new WizardForm(page)
  await page.goto(`${host}/enquiry.html`)
  await expect(form.field('Destination').locator('option').nth(5)).toBeAttached()
  const texts = await Promise.all(scripts)
  expect(texts.length).toBeGreaterThan(1)
  expect(texts.some((text) => text.includes('Senior citizens'))).toBe(false)
})

test('works from its own file alone, and can be sent', async ({ page, host, served }) => {
  const files: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') files.push(request.url().split('/').at(-1)!)
  })
  let release: () => void = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/chunks/*.js', (route) => held.then(() => route.continue()))
  const form = new WizardForm(page)
  await page.goto(`${host}/bare.html`)
  await addWizard(page)
  const url = `${served.origins.provider}/widgets/trip-enquiry-wizard.js`
  await page.addScriptTag({ type: 'module', url })
  await form.field('Adults').fill('2')
  expect(files[0]).toBe('trip-enquiry-wizard.js')
  expect(files.filter((file) => /^wizard-(?!later|history)/.test(file))).toEqual([])
  release()
  await form.fillTrip()
  await form.next()
  await form.fillPerson()
  await form.submit()
  await expect(form.notice).toHaveText(SENT)
})

test('loads from its own file next to the first one, and from the all-in-one file', async ({
  page,
  host,
  served,
}) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  const form = new WizardForm(page)
  const widgets = `${served.origins.provider}/widgets`
  await page.goto(`${host}/wizard.html`)
  await page.addScriptTag({ type: 'module', url: `${widgets}/trip-enquiry-wizard.js` })
  await form.fillTrip()
  await form.next()
  await page.goto(`${host}/bare.html`)
  await addWizard(page)
  await page.addScriptTag({ type: 'module', url: `${widgets}/trip-widgets.js` })
  await form.button('Start over').click()
  await form.fillTrip()
  await form.next()
  expect(errors).toEqual([])
})

test('reserves its space at any width until it loads, and shifts nothing then', async ({
  page,
  host,
}) => {
  const form = new WizardForm(page)
  const section = form.element.locator('section')
  const heading = form.element.getByRole('heading', { level: 2 })
  const top = async () => (await page.getByText('What comes after it.').boundingBox())!.y
  for (const width of [390, 600, 1000]) {
    await test.step(`${width} px`, async () => {
      let release: () => void = () => {}
      const held = new Promise<void>((resolve) => (release = resolve))
      await page.route(CHUNK, (route) => held.then(() => route.continue()))
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${host}/wizard.html`)
      await expect(section).toHaveAttribute('aria-busy', 'true')
      const [waiting, headingAt] = [await top(), await heading.boundingBox()]
      release()
      await expect(form.field('Destination')).toBeVisible()
      await expect(section).not.toHaveAttribute('aria-busy')
      expect(await heading.boundingBox()).toEqual(headingAt)
      expect(Math.abs((await top()) - waiting)).toBeLessThanOrEqual(8)
      await page.unroute(CHUNK)
    })
  }
})

test('reports a failure to load, and loads on retry', async ({ page, host, axe }) => {
  const form = new WizardForm(page)
  await page.route(CHUNK, (route) => route.abort())
  await page.goto(`${host}/wizard.html`)
  await expect(form.element.getByRole('alert')).toContainText(
    'Part of the form hasn’t loaded. Are you online?',
  )
  expect(await axe(page, { inside: 'trip-enquiry' })).toEqual([])
  await page.unroute(CHUNK)
  await form.button('Try again').click()
  await expect(form.field('Destination')).toBeFocused()
})

test('can be sent under the strictest policy, with its calendar', async ({
  page,
  host,
  served,
}) => {
  await page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    document.addEventListener('securitypolicyviolation', (event) => {
      violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  const email = `strict-wizard-${process.pid}@example.com`
  const form = new WizardForm(page)
  await page.goto(`${host}/strict-wizard.html`)
  await form.listed()
  await expect(form.field('From date')).toHaveAttribute('type', 'text')
  await expect(form.field('From date')).toHaveValue(written(dayFromNow(7)))
  await form.field('From date').fill(written(dayFromNow(20)))
  await form.fillTripFields()
  await form.next()
  await form.fillPerson({ Email: email })
  await form.submit()
  await expect(form.notice).toHaveText(SENT)
  const query = 'select from_date, to_date from enquiries where email = $1'
  expect(await served.provider.database.query(query, [email])).toEqual([
    { from_date: dayFromNow(20), to_date: dayFromNow(24) },
  ])
  expect(
    await page.evaluate(() => (window as unknown as { violations: string[] }).violations),
  ).toEqual([])
})

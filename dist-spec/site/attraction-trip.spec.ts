import type { Page } from '@playwright/test'
import { WizardForm } from '../enquiry/wizard-form.ts'
import { addAttraction, complaints, PLANNED_BY, press } from './support/places.ts'
import { expect, test } from '../support/test.ts'

const at = (origin: string, id: string) => `${origin}/attraction-details/${id}`

const chosen = (page: Page) =>
  new WizardForm(page)
    .field('Destination')
    .first()
    .evaluate((field) =>
      field instanceof HTMLSelectElement
        ? (field.selectedOptions[0]?.text ?? '')
        : (field as HTMLInputElement).value,
    )

const barOf = (page: Page) => page.locator('[data-plan-bar]')

const PHONE = { width: 390, height: 844 }

test('leads with its first link to a trip with the city of the place chosen', async ({
  page,
  served,
}) => {
  const said = complaints(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  const id = await addAttraction(served, PLANNED_BY)
  await page.goto(at(served.origins.provider, id))
  const poster = page.locator('article > header')
  const plan = poster.getByRole('link', { name: 'Plan a trip to Mount Pilatus' })
  await expect(plan).toHaveAttribute('href', `/enquiry?destination=Lucerne&attraction=${id}`)
  const review = poster.getByRole('link', { name: 'Submit Review' })
  const colour = (link: typeof plan) =>
    link.evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await colour(plan)).toBe('rgb(242, 177, 52)')
  expect(await colour(review)).toBe('rgba(0, 0, 0, 0)')
  const links = await poster.locator('div:last-child a').allTextContents()
  expect(links.indexOf('Plan a trip to Mount Pilatus')).toBeLessThan(links.indexOf('Submit Review'))
  // Wide screens have no bar with the action.
  await page.locator('trip-attraction-card:defined').first().scrollIntoViewIfNeeded()
  await expect(poster).not.toBeInViewport()
  await expect(barOf(page)).toBeHidden()
  await page.evaluate(() => Object.assign(globalThis, { stayed: true }))
  await plan.click()
  await expect(page).toHaveURL(
    `${served.origins.provider}/enquiry?destination=Lucerne&attraction=${id}`,
  )
  await expect.poll(() => chosen(page)).toContain('Lucerne')
  // The site navigated without loading a new document.
  expect(await page.evaluate(() => 'stayed' in globalThis)).toBe(true)
  expect(said).toEqual([])
})

test('preselects the city named in the address, in any letter case', async ({ page, served }) => {
  await page.goto(`${served.origins.provider}/enquiry?destination=lucerne`)
  await expect.poll(() => chosen(page)).toContain('Lucerne')
})

test('leaves the destination open for an unknown city, and for a place without one', async ({
  page,
  served,
}) => {
  const { provider } = served.origins
  const plan = page.getByRole('link', { name: 'Plan a trip to Mount Pilatus' })
  const nowhere = await addAttraction(served, { label: '' })
  await page.goto(at(provider, nowhere))
  await expect(plan).toHaveAttribute('href', `/enquiry?attraction=${nowhere}`)

  const id = await addAttraction(served, { label: 'Atlantis, Ocean' })
  await press(page, `/attraction-details/${id}`)
  await expect(plan).toHaveAttribute('href', /Atlantis/)
  await plan.click()
  await expect(page).toHaveURL(`${provider}/enquiry?destination=Atlantis&attraction=${id}`)
  const wizard = new WizardForm(page)
  await wizard.ready()
  expect(await wizard.field('Destination').first().inputValue()).toBe('')
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('keeps the first action in a bar below the banner, which leads to the trip', async ({
    page,
    served,
    axe,
  }) => {
    const name = 'The Great Living Temples of the Cholas at Thanjavur and Gangaikonda'
    const id = await addAttraction(served, { ...PLANNED_BY, name })
    await page.addInitScript(() => {
      const seen = { sum: 0 }
      Object.assign(globalThis, { seen })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.sum += (entry as Shift).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(at(served.origins.provider, id))
    await expect(page.getByRole('heading', { name: 'About' })).toBeVisible()
    const bar = barOf(page)
    await expect(bar).toBeHidden()
    const pictures = page.getByRole('heading', { name: 'Pictures', exact: true })
    const before = await page.evaluate(() => document.documentElement.scrollHeight)
    await pictures.scrollIntoViewIfNeeded()
    await expect(bar).toBeVisible()
    const box = (await bar.boundingBox())!
    expect(Math.round(box.y + box.height)).toBe(PHONE.height)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before)
    expect(
      await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen.sum),
    ).toBeLessThan(0.02)

    // A long name is cut off after the important words.
    expect(box.height).toBeLessThan(80)
    const words = bar.locator('span')
    await expect(words).toHaveCSS('text-overflow', 'ellipsis')
    expect(await words.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true)

    // Screen readers have the link in the banner.
    const plan = page.getByRole('link', { name: /^Plan a trip to/ })
    await expect(plan).toHaveCount(1)
    expect(await axe(page)).toEqual([])
    await page.emulateMedia({ media: 'print' })
    for (const part of [bar, plan, page.getByRole('button', { name: 'Share' })]) {
      await expect(part).toBeHidden()
    }
    await page.emulateMedia({ media: 'screen' })

    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
    await expect(bar).toBeHidden()
    await pictures.scrollIntoViewIfNeeded()
    await bar.getByText('Plan a trip to').click()
    await expect(page).toHaveURL(
      `${served.origins.provider}/enquiry?destination=Lucerne&attraction=${id}`,
    )
    await expect.poll(() => chosen(page)).toContain('Lucerne')
  })

  test('covers neither the end of the page nor a focused element', async ({ page, served }) => {
    const id = await addAttraction(served, PLANNED_BY)
    await page.goto(at(served.origins.provider, id))
    await page.locator('trip-attraction-card:defined').first().scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const privacy = page.locator('footer').getByRole('link', { name: 'Privacy' })
    await expect(privacy).toBeInViewport({ ratio: 1 })
    const footer = (await page.locator('footer').boundingBox())!
    const bar = (await barOf(page).boundingBox())!
    expect(bar.y + bar.height).toBeLessThanOrEqual(footer.y + 1)

    await page.getByRole('link', { name: 'Submit Review' }).first().focus()
    const covered: string[] = []
    let steps = 0
    let met = 0
    for (; steps < 80; steps += 1) {
      await page.keyboard.press('Tab')
      const found = await underBar(page)
      if (found.isFooter) break
      if (found.isBarShown) met += 1
      if (found.hidden > 1) covered.push(`${found.name}: ${found.hidden} px`)
    }
    expect(covered).toEqual([])
    expect(steps).toBeLessThan(80)
    expect(met).toBeGreaterThan(5)
  })
})

interface Shift extends PerformanceEntry {
  value: number
}

interface Seen {
  sum: number
}

/** The focused element, and how much of it the bar hides, in px. */
const underBar = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement!
    const isFooter = Boolean(element.closest('footer'))
    while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    const bar = document.querySelector('[data-plan-bar]')!
    const { top } = bar.getBoundingClientRect()
    const isBarShown = getComputedStyle(bar).visibility === 'visible'
    const { top: start, bottom } = element.getBoundingClientRect()
    const tall = bottom - start > innerHeight - 200
    const hidden = isBarShown && !tall ? Math.max(0, Math.round(bottom - top)) : 0
    return {
      name: `${element.localName} ${element.textContent?.slice(0, 30)}`,
      hidden,
      isFooter,
      isBarShown,
    }
  })

test('leads from a region to a trip there, with links to its cities', async ({
  page,
  served,
  axe,
}) => {
  await page.goto(`${served.origins.provider}/destinations/himalayas`)
  await page.getByRole('link', { name: 'Plan a trip to the Himalayas' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plan a trip to the Himalayas')
  await expect(page).toHaveTitle(/^Plan a trip to the Himalayas/)
  const first = page.getByRole('navigation', { name: 'Where first?' })
  await first.getByRole('link', { name: 'Srinagar' }).click()
  await expect.poll(() => chosen(page)).toContain('Srinagar')
  await expect(first.locator('[aria-current]')).toHaveText('Srinagar')
  expect(await axe(page)).toEqual([])
  await press(page, '/enquiry?region=nowhere')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plan your trip')
  await expect(first).toHaveCount(0)
})

import { EnquiryForm } from '../enquiry/enquiry-form.ts'
import { expect, test } from '../support/test.ts'

type Moving = Element & { moveBefore?: (node: Node, child: Node | null) => void }

test('keeps its input and focus when the host moves it', async ({ page, host, served }) => {
  const form = new EnquiryForm(page)
  await page.goto(`${host}/bare.html`)
  await page.evaluate(() => {
    document.querySelector('#first')!.append(document.createElement('trip-enquiry'))
  })
  await page.addScriptTag({
    type: 'module',
    url: `${served.origins.provider}/widgets/trip-enquiry.js`,
  })
  await form.field('Days').fill('5')
  await page.evaluate(() => {
    document.querySelector('#second')!.append(document.querySelector('trip-enquiry')!)
  })
  await expect(form.field('Days')).toHaveValue('5')
  await form.field('Days').press('End')
  await page.keyboard.type('6')
  await page.evaluate(() => {
    const first: Moving = document.querySelector('#first')!
    first.moveBefore!(document.querySelector('trip-enquiry')!, null)
  })
  await expect(form.field('Days')).toBeFocused()
  await page.keyboard.type('7')
  await expect(form.field('Days')).toHaveValue('567')
})

test('restores its draft when the host renders it again', async ({ page, host }) => {
  const form = new EnquiryForm(page)
  await page.goto(`${host}/enquiry.html`)
  await form.field('Days').fill('5')
  await page.evaluate(() => {
    const old = document.querySelector('trip-enquiry')!
    const parent = old.parentElement!
    old.remove()
    requestAnimationFrame(() => parent.append(document.createElement('trip-enquiry')))
  })
  await expect(form.field('Days')).toHaveValue('5')
})

test('keeps properties set before its script loaded', async ({ page, host, served }) => {
  const form = new EnquiryForm(page)
  await page.goto(`${host}/bare.html`)
  await page.evaluate(() => {
    const element = Object.assign(document.createElement('trip-enquiry'), {
      days: 3,
      corporate: true,
    })
    document.querySelector('#first')!.append(element)
  })
  const url = `${served.origins.provider}/widgets/trip-enquiry.js`
  await page.addScriptTag({ type: 'module', url })
  await expect(form.field('Days')).toHaveValue('3')
  await expect(form.field('I am a corporate user')).toBeChecked()
  await form.element.evaluate((element) => Object.assign(element, { days: 8 }))
  await expect(form.field('Days')).toHaveValue('8')
})

test('passes focus from its host element to its first field', async ({ page, host }) => {
  const form = new EnquiryForm(page)
  await page.goto(`${host}/enquiry.html`)
  await expect(form.field('Days')).toBeVisible()
  await form.element.evaluate((element: HTMLElement) => element.focus())
  await expect(form.field('Destination')).toBeFocused()
})

test('looks the same on a page with unusual styles, except for the font family', async ({
  page,
  host,
}) => {
  const form = new EnquiryForm(page)
  await page.goto(`${host}/enquiry.html`)
  const styles = await form.field('Days').evaluate((input) => {
    const { fontSize, letterSpacing, textTransform, textAlign, fontFamily } =
      getComputedStyle(input)
    return { fontSize, letterSpacing, textTransform, textAlign, fontFamily }
  })
  expect(styles).toEqual({
    fontSize: '16px',
    letterSpacing: 'normal',
    textTransform: 'none',
    textAlign: 'start',
    fontFamily: 'Georgia, serif',
  })
  expect((await form.field('Days').boundingBox())!.height).toBeGreaterThanOrEqual(44)
})

test('causes no layout shift on the partner blog while it loads', async ({ page, served }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        ;(window as unknown as { shift: number }).shift += (
          entry as unknown as { value: number }
        ).value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(served.origins.blog)
    await page.locator('trip-enquiry').scrollIntoViewIfNeeded()
    await new EnquiryForm(page).ready()
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(
      0.02,
    )
  }
})

test('works when its script is pasted twice and loaded in other ways too', async ({
  page,
  host,
}) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.goto(`${host}/twice.html`)
  const elements = page.locator('trip-enquiry')
  await expect(elements.getByLabel('Days', { exact: true })).toHaveCount(2)
  await elements.nth(0).getByLabel('I am a corporate user').check()
  await expect(elements.nth(0).getByLabel('Corporate Email')).toBeVisible()
  await elements.nth(0).getByLabel('Days', { exact: true }).fill('1')
  await elements.nth(1).getByLabel('Days', { exact: true }).fill('2')
  await expect(elements.nth(0).getByLabel('Days', { exact: true })).toHaveValue('1')
  expect(errors).toEqual([])
})

test('loads its lazy parts from a versioned address', async ({ page, host, served }) => {
  const form = new EnquiryForm(page)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto(`${host}/bare.html`)
  await page.evaluate(() => document.body.append(document.createElement('trip-enquiry')))
  const url = `${served.origins.provider}/widgets/trip-enquiry.js?ver=6.4`
  await page.addScriptTag({ type: 'module', url })
  await form.ready()
  await form.submit()
  await expect(form.field('Days')).toHaveAttribute('aria-invalid', 'true')
  await form.field('I am a corporate user').check()
  await expect(form.field('Corporate Email')).toBeVisible()
  // The entry, its later part, and the three of the destination's list.
  await expect.poll(() => scripts.length).toBe(5)
  expect(new Set(scripts).size).toBe(5)
})

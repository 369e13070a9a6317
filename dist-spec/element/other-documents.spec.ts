import type { Frame, Page } from '@playwright/test'
import { EnquiryForm, RIGHT, SENT } from '../enquiry/enquiry-form.ts'
import { WizardForm } from '../enquiry/wizard-form.ts'
import { expect, test } from '../support/test.ts'

let count = 0
const address = () => `moved-${process.pid}-${++count}@example.com`

async function moveTo(page: Page, place: 'popup' | 'frame', fresh = ''): Promise<Page | Frame> {
  const opened: Promise<Page | Frame> =
    place === 'popup' ? page.waitForEvent('popup') : page.waitForEvent('frameattached')
  await page.evaluate(
    ([place, fresh]) => {
      const frame = document.createElement('iframe')
      Object.assign(frame, { width: '800', height: '1500' })
      if (place === 'frame') document.body.prepend(frame)
      const other =
        place === 'popup' ? window.open('about:blank')!.document : frame.contentDocument!
      const tag = document.querySelector('trip-enquiry') ?? document.createElement('trip-enquiry')
      if (fresh) tag.setAttribute('variant', fresh)
      other.body.append(tag)
    },
    [place, fresh],
  )
  return opened
}

for (const place of ['popup', 'frame'] as const) {
  test(`a form moved to a ${place} keeps its look and input, and can be sent`, async ({
    page,
    host,
  }) => {
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    await page.goto(`${host}/enquiry.html`)
    await new EnquiryForm(page).fillIn({ ...RIGHT, Email: address() })
    const form = new EnquiryForm(await moveTo(page, place))
    await expect(form.button('Submit Enquiry')).toHaveCSS('border-radius', '8px')
    await expect(form.field('Days')).toHaveValue(RIGHT.Days)
    await form.field('Days').fill('')
    await form.submit()
    await expect(form.field('Days')).toBeFocused()
    await form.field('Days').fill('6')
    await form.submit()
    await expect(form.notice).toHaveText(SENT)
    await expect(form.element.locator('.thanks')).toBeVisible()
    expect(errors).toEqual([])
  })

  test(`the wizard starts in a ${place}, with its calendar`, async ({ page, host, served }) => {
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    await page.goto(`${host}/bare.html`)
    const url = `${served.origins.provider}/widgets/trip-enquiry.js`
    await page.addScriptTag({ type: 'module', url })
    await page.waitForFunction(() => customElements.get('trip-enquiry'))
    const form = new WizardForm(await moveTo(page, place, 'wizard'))
    await form.fillTrip()
    await form.element.getByRole('button', { name: 'Open the calendar: From date' }).click()
    await expect(form.calendars.first()).toBeVisible()
    await form.field('From date').press('Escape')
    await form.next()
    await form.fillPerson({ Email: address() })
    await form.submit()
    await expect(form.notice).toHaveText(SENT)
    expect(errors).toEqual([])
  })
}

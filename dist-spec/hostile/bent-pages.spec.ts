import type { Page } from '@playwright/test'
import { EnquiryForm, RIGHT, SENT } from '../enquiry/enquiry-form.ts'
import { expect, test } from '../support/test.ts'

/** Holds enquiries back until the returned function is called. */
async function holdEnquiries(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/enquiry\/(?:\?|$)/, (route) => held.then(() => route.continue()))
  return release
}

test('sends a form on a page whose images are named like members of the document', async ({
  page,
  host,
}) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.goto(`${host}/hidden-members.html`, { waitUntil: 'load' })
  // Not by locators, which use the overridden members as well.
  const said = await page.evaluate(
    async ([typed, sent]) => {
      const [tag] = Document.prototype.getElementsByTagName.call(document, 'trip-enquiry')
      const root = () => tag!.shadowRoot!
      const until = async (is: () => unknown) => {
        const end = performance.now() + 15_000
        while (!is()) {
          if (performance.now() > end) throw new Error(`not ${is}: ${root()?.textContent}`)
          await new Promise(requestAnimationFrame)
        }
      }
      await until(() => tag?.shadowRoot?.querySelector('select')?.options[5])
      const select = root().querySelector('select')!
      select.selectedIndex = 3
      select.dispatchEvent(new Event('change', { bubbles: true }))
      for (const [name, value] of Object.entries(typed!)) {
        const field = root().querySelector<HTMLInputElement>(`[name=${name}]`)!
        field.value = value
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }
      root().querySelector<HTMLElement>('[type=submit]')!.click()
      await until(() => root().textContent?.includes(sent as unknown as string))
      return root().querySelector('.thanks') !== undefined
    },
    [
      { days: '5', total_people: '2', email: 'hidden@example.com', mobile_number: '9876543210' },
      SENT,
    ] as unknown as [Record<string, string>, Record<string, string>],
  )
  expect(said).toBe(true)
  expect(errors).toEqual([])
})

test('throws no error on a page that wraps listeners and never removes them', async ({
  page,
  host,
}) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.addInitScript(() => {
    const { addEventListener } = EventTarget.prototype
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      const call = (event: Event) =>
        typeof listener === 'function'
          ? listener.call(undefined as never, event)
          : listener?.handleEvent(event)
      addEventListener.call(this, type, call, options)
    }
  })
  const form = new EnquiryForm(page)
  await page.goto(`${host}/enquiry.html`)
  await form.fillIn({ ...RIGHT, Email: 'wrapped@example.com' })
  const release = await holdEnquiries(page)
  await form.submit()
  // The button has no listener while the form is being sent.
  await form.button('Sending').click({ force: true })
  release()
  await expect(form.notice).toHaveText(SENT)
  expect(errors).toEqual([])
})

const background = (form: EnquiryForm) =>
  form.button('Submit Enquiry').evaluate((button) => getComputedStyle(button).backgroundColor)

test('ignores an invalid colour', async ({ page, host }) => {
  const form = new EnquiryForm(page)
  await page.goto(`${host}/enquiry.html`)
  const usual = await background(form)
  const paint = (css: string) =>
    form.element.evaluate((tag, css) => tag.setAttribute('style', css), css)
  await paint('--trip-accent: no-colour')
  expect(await background(form)).toBe(usual)
  await paint('--trip-strong: 12px')
  expect(await background(form)).toBe('rgb(217, 84, 30)')
  await paint('--trip-strong: rgb(1, 2, 3)')
  expect(await background(form)).toBe('rgb(1, 2, 3)')
})

/** Font size of a label in px when the browser's own font size is `standard`. */
async function labelSize(page: Page, host: string, standard: number): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard } })
  await page.goto(`${host}/enquiry.html`)
  await page.addStyleTag({ content: 'html { font-size: 62.5% }' })
  const label = new EnquiryForm(page).element.locator('label', { hasText: 'Days' })
  return label.evaluate((label) => parseFloat(getComputedStyle(label).fontSize))
}

test("sizes follow the visitor's font size, not the page's", async ({ page, host }) => {
  expect(await labelSize(page, host, 16)).toBe(15)
  expect(await labelSize(page, host, 32)).toBe(30)
  const { scrollWidth, clientWidth } = await new EnquiryForm(page).element.evaluate(
    ({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }),
  )
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
})

test('document gets the result event of a form removed while it was being sent', async ({
  page,
  host,
}) => {
  const release = await holdEnquiries(page)
  const form = new EnquiryForm(page)
  await page.goto(`${host}/enquiry.html`)
  await form.fillIn({ ...RIGHT, Email: 'removed@example.com' })
  const heard = page.evaluate(
    () =>
      new Promise((hear) =>
        document.addEventListener('trip-enquiry-sent', (event) =>
          hear((event as CustomEvent<{ reference: string }>).detail.reference),
        ),
      ),
  )
  const requested = page.waitForRequest((request) => request.method() === 'POST')
  await form.submit()
  await requested
  await form.element.evaluate((tag) => tag.remove())
  release()
  expect(await heard).toMatch(/^TJ-/)
})

import { EnquiryForm, RIGHT, SENT } from './enquiry-form.ts'
import { expect, type Mail, test } from '../support/test.ts'

let count = 0
const address = () => `staff-${process.pid}-${++count}@xoriant.example`

async function codeFor(corporateEmail: string, outbox: () => Promise<Mail[]>): Promise<string> {
  const mail = (await outbox()).find(({ to }) => to === corporateEmail)
  return /\b\d{6}\b/.exec(mail!.text)![0]
}
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test(
  'verifies a corporate address and sends the enquiry from the intranet',
  { tag: '@core' },
  async ({ page, served, outbox }) => {
    const corporateEmail = address()
    const email = address()
    const form = new EnquiryForm(page)
    await page.goto(served.origins.intranet)
    await expect(form.button('Send OTP')).toBeDisabled()
    await form.fillIn({ ...RIGHT, Email: email })
    await form.askForOtp(corporateEmail)
    await expect(form.notice).toContainText(corporateEmail)
    await expect(form.button(/Resend OTP in \d+ s/)).toBeDisabled()
    const code = await codeFor(corporateEmail, outbox)

    await form.field('OTP').fill(other(code))
    await form.button('Verify OTP').click()
    await expect(form.notice).toHaveText(
      'Sorry, we are unable to verify the OTP. Please try again later',
    )
    await expect(form.field('OTP')).toHaveAccessibleDescription(/isn’t the code we sent/)

    await form.field('OTP').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await expect(form.field('OTP')).toHaveValue(code)
    await form.button('Verify OTP').click()
    await expect(form.notice).toHaveText(
      'OTP verified successfully. You can now submit the enquiry',
    )
    await form.submit()
    await expect(form.notice).toHaveText(SENT)
    const [row] = await served.provider.database.query(
      `select u.corporate_email, c.name from enquiries e
     join corporate_users u on u.uuid = e.corporate_user join companies c on c.uuid = u.company
     where e.email = $1`,
      [email],
    )
    expect(row).toEqual({ corporate_email: corporateEmail, name: 'Xoriant' })
  },
)

test('verifies a typed code first when the enquiry is submitted', async ({
  page,
  host,
  outbox,
}) => {
  const corporateEmail = address()
  const form = new EnquiryForm(page)
  await page.goto(`${host}/enquiry.html`)
  await form.fillIn()
  await form.askForOtp(corporateEmail)
  await form.field('OTP').fill(await codeFor(corporateEmail, outbox))
  await form.submit()
  await expect(form.notice).toHaveText(SENT)
})

test('names the next step after a change of company or address, and after a reload', async ({
  page,
  host,
  outbox,
}) => {
  const corporateEmail = address()
  const form = new EnquiryForm(page)
  const proven = form.element.getByText('Corporate Email verified')
  const sendNext = form.element.getByText('Press Send OTP and we’ll email you a one-time code.')
  await page.goto(`${host}/enquiry.html`)
  await form.fillIn()
  await form.field('I am a corporate user').check()
  await expect(form.element.getByText('Enter your work email, then press Send OTP.')).toBeVisible()
  await form.askForOtp(corporateEmail)
  await expect(form.element.getByText(/then press Verify OTP/)).toBeVisible()
  await form.field('OTP').fill(await codeFor(corporateEmail, outbox))
  await form.button('Verify OTP').click()
  await expect(proven).toBeVisible()

  const company = form.field('Corporate company')
  await company.selectOption({ label: 'Accenture' })
  await expect(sendNext).toBeVisible()
  await form.submit()
  const asksForCode = 'Please enter the OTP. Press Send OTP and we’ll email it to this address.'
  await expect(form.field('Corporate Email')).toHaveAccessibleDescription(asksForCode)
  await expect(form.field('Corporate Email')).toBeFocused()
  await page.clock.install()
  await page.clock.runFor(31_000)
  await form.button('Send OTP').click()
  await expect(form.field('Corporate Email')).toHaveAccessibleDescription(
    'Please use your address at the company you have chosen.',
  )

  await company.selectOption({ label: 'Xoriant' })
  await expect(proven).toBeVisible()
  await expect(form.field('Corporate Email')).toHaveAccessibleDescription('')
  await form.field('Corporate Email').fill(address())
  await expect(form.button('Send OTP')).toBeEnabled()
  await form.submit()
  await expect(form.field('Corporate Email')).toHaveAccessibleDescription(asksForCode)
  await form.field('Corporate Email').fill(corporateEmail)
  await expect(proven).toBeVisible()

  await page.reload()
  await expect(proven).toBeVisible()
  await form.submit()
  await expect(form.notice).toHaveText(SENT)
  expect(await page.evaluate(() => Object.keys({ ...sessionStorage }))).toEqual([])
})

test('shows its box as ticked, reloads a failed company list, and explains why no code is sent', async ({
  page,
  host,
}) => {
  const form = new EnquiryForm(page)
  await page.route('**/corporate-company/', (route) => route.abort())
  await page.goto(`${host}/enquiry.html`)
  await form.ready()
  const box = form.field('I am a corporate user')
  const drawn = () =>
    box.evaluate((element) => {
      const { appearance, backgroundColor, width, height } = getComputedStyle(element)
      return { appearance, backgroundColor, isSquare: width === height }
    })
  const before = await drawn()
  expect(before).toMatchObject({ appearance: 'none', isSquare: true })
  await box.check()
  const ticked = await drawn()
  expect(ticked).toMatchObject({ appearance: 'none', isSquare: true })
  expect(ticked.backgroundColor).not.toBe(before.backgroundColor)
  for (const inked of [box, form.button('Submit Enquiry')])
    await expect(inked).toHaveCSS('print-color-adjust', 'exact')
  const tick = await box.evaluate((element) => getComputedStyle(element, '::before').borderWidth)
  expect(tick).toBe('0px 3px 3px 0px')

  const company = form.field('Corporate company')
  await expect(company).toHaveAccessibleDescription('The list hasn’t loaded.')
  await page.unroute('**/corporate-company/')
  await form.button('Try again').click()
  await expect(company.locator('option', { hasText: 'Xoriant' })).toBeAttached()
  await expect(company).toBeFocused()
  await expect(company).toHaveAccessibleDescription('')

  await form.field('Corporate Email').press('Enter')
  await expect(form.field('Corporate Email')).toHaveAccessibleDescription(
    'Please enter the corporate email',
  )
  await form.field('Corporate Email').fill('asha@xoriant.example')
  await form.button('Send OTP').click()
  await expect(form.field('Corporate company')).toHaveAccessibleDescription(
    'Please select corporates',
  )
  await form.field('Corporate company').selectOption({ label: 'Xoriant' })
  await page.route('**/user/corporate/', (route) => route.abort())
  await form.button('Send OTP').click()
  await expect(form.notice).toHaveText(
    'Sorry, we are unable to send OTP for corporate email. Please try again later',
  )
  await expect(form.field('Corporate Email')).toHaveValue('asha@xoriant.example')
})

test('marks messages about a code with a sign, and sends a new one after 30 seconds, which invalidates the old one', async ({
  page,
  host,
  served,
  outbox,
}) => {
  const corporateEmail = address()
  const form = new EnquiryForm(page)
  await page.clock.install()
  await page.goto(`${host}/enquiry.html`)
  await form.fillIn()
  await form.askForOtp(corporateEmail)
  const sign = () =>
    form.notice.locator('p').evaluate((said) => getComputedStyle(said, '::before').content)
  expect(await sign()).toContain('\u2713')
  await expect(form.field('OTP')).toBeFocused()
  const first = await codeFor(corporateEmail, outbox)
  await form.field('OTP').fill(other(first))
  await form.button('Verify OTP').click()
  await expect(form.notice).toContainText('unable to verify')
  expect(await sign()).toContain('!')
  await served.provider.database.query('delete from hits')
  await page.clock.runFor(31_000)
  await form.button('Resend OTP').click()
  await expect(form.button(/Resend OTP in/)).toBeVisible()
  const second = await codeFor(corporateEmail, outbox)
  await form.field('OTP').fill(first)
  const answered = page.waitForResponse('**/validate-otp/')
  await form.button('Verify OTP').click()
  expect((await answered).ok()).toBe(first === second)
  if (first !== second) await expect(form.field('OTP')).toHaveAttribute('aria-invalid', 'true')
  await form.field('OTP').fill('')
  await form.field('OTP').focus()
  await page.keyboard.type(second)
  await page.keyboard.press('Enter')
  await expect(form.element.getByText('Corporate Email verified')).toBeVisible()
  await expect(form.button('Submit Enquiry')).toBeFocused()
})

test('waits for a code that is being verified when the enquiry is submitted', async ({
  page,
  host,
  outbox,
}) => {
  const corporateEmail = address()
  const form = new EnquiryForm(page)
  await page.goto(`${host}/enquiry.html`)
  await form.fillIn()
  await form.askForOtp(corporateEmail)
  await form.field('OTP').fill(await codeFor(corporateEmail, outbox))
  let release: () => void = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/validate-otp/', (route) => held.then(() => route.continue()))
  const asked = page.waitForRequest('**/validate-otp/')
  await form.button('Verify OTP').click()
  await asked
  await form.submit()
  await expect(form.button('Sending')).toBeVisible()
  release()
  await expect(form.notice).toHaveText(SENT)
})

test('announces the error of a field that already has focus', async ({ page, host }) => {
  const form = new EnquiryForm(page)
  await page.goto(`${host}/enquiry.html`)
  await form.fillIn({ ...RIGHT, Mobile: '' })
  await form.field('Mobile').focus()
  const said = form.element.getByRole('alert')
  await expect(said).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(said).toHaveText('Please enter your Mobile')
  const before = await said.textContent()
  await page.keyboard.press('Enter')
  // Unchanged text is not announced again.
  await expect.poll(() => said.textContent()).not.toBe(before)
  await expect(form.field('Mobile')).toBeFocused()
})

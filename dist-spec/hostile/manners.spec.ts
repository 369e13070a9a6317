import { EnquiryForm, RIGHT, SENT } from '../enquiry/enquiry-form.ts'
import { expect, test } from '../support/test.ts'

test('keeps a usable width in a box of the host that shrinks to fit', async ({ page, host }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto(`${host}/enquiry.html`)
  const width = () => page.locator('trip-enquiry').evaluate((element) => element.clientWidth)
  for (const style of ['flex', 'inline-flex', 'grid', 'inline-block']) {
    await page.locator('main').evaluate((main, display) => {
      main.style.cssText = `display: ${display}; flex-direction: column; align-items: center; place-items: center`
    }, style)
    await expect.poll(width, style).toBeGreaterThan(260)
    expect(await width(), style).toBeLessThanOrEqual(390)
  }
})

test('keeps input typed while it is sending, and takes no focus from a visitor who moved on', async ({
  page,
  host,
}) => {
  let release: () => void = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const form = new EnquiryForm(page)
  await page.goto(`${host}/enquiry.html`)
  await page.evaluate(() => document.body.append(document.createElement('textarea')))
  await form.fillIn()
  await page.route('**/enquiry/?*', (route) => held.then(() => route.continue()))
  await form.submit()
  await form.field('Mobile').fill('9111111111')
  await page.locator('textarea').last().click()
  await page.keyboard.type('still ')
  release()
  await expect(form.notice).toHaveText(SENT)
  await page.keyboard.type('writing')
  await expect(page.locator('textarea').last()).toHaveValue('still writing')
  await form.button('Plan another trip').click()
  await expect(form.field('Mobile')).toHaveValue('9111111111')
  await expect(form.field('Days')).toHaveValue('')
})

test('gives up on a part after two minutes, and keeps all input', async ({ page, host }) => {
  const form = new EnquiryForm(page)
  await page.route('**/chunks/later-*.js', () => {})
  await page.clock.install()
  await page.goto(`${host}/enquiry.html`)
  await form.field('Days').fill('5')
  await form.submit()
  await expect(form.button('Sending')).toBeVisible()
  await page.clock.runFor(121_000)
  await expect(form.notice).toContainText('unable to submit your enquiry')
  await expect(form.field('Days')).toHaveValue('5')
  await expect(form.button('Submit Enquiry')).toBeEnabled()
})

test('does not send a destination that the visitor cannot see', async ({ page, host, served }) => {
  const email = `unseen-${process.pid}@example.com`
  const form = new EnquiryForm(page)
  await page.goto(`${host}/enquiry.html`)
  await form.fillIn({ ...RIGHT, Email: email })
  await page.route('**/cities/', (route) => route.abort())
  await page.reload()
  await expect(form.button('Try again')).toBeVisible()
  await form.submit()
  await expect(form.notice).toContainText('unable to submit your enquiry')
  const query = 'select 1 from enquiries where email = $1'
  expect(await served.provider.database.query(query, [email])).toEqual([])
})

test('keeps its contrast with any accent in both themes', async ({ page, host, axe }) => {
  const form = new EnquiryForm(page)
  await page.goto(`${host}/enquiry.html`)
  await form.ready()
  for (const accent of ['#ffff00', '#ffffff', '#8ecae6', '#000000']) {
    for (const theme of ['light', 'dark']) {
      await form.element.evaluate(
        (element: HTMLElement, [accent, theme]) => {
          element.style.setProperty('--trip-accent', accent!)
          element.setAttribute('theme', theme!)
        },
        [accent, theme],
      )
      expect(await axe(page, { inside: 'trip-enquiry' }), `${accent}, ${theme}`).toEqual([])
    }
  }
})

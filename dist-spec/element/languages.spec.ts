import type { Page } from '@playwright/test'
import { RIGHT } from '../enquiry/enquiry-form.ts'
import { expect, test } from '../support/test.ts'

const ENGLISH = { dir: 'ltr', heading: 'Personal Trip Planner', days: 'Days', email: 'Email' }
const HINDI = {
  dir: 'ltr',
  heading: 'पर्सनल ट्रिप प्लानर',
  days: 'दिन',
  email: 'ईमेल आईडी',
  submit: 'पूछताछ भेजें',
  required: 'अपनी ईमेल आईडी लिखें',
}
const ARABIC = {
  dir: 'rtl',
  heading: 'خطّط رحلتك معنا',
  days: 'عدد الأيام',
  email: 'البريد الإلكتروني',
  submit: 'إرسال الطلب',
  required: 'اكتب بريدك الإلكتروني',
}

/** Shows a body on a page of the host, and returns the scripts that it requests. */
async function show(page: Page, host: string, body: string): Promise<string[]> {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.context().grantPermissions(['local-network-access'])
  await page.route(`${host}/shown`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Host</title><meta name="viewport" content="width=device-width">${body}`,
    }),
  )
  await page.goto(`${host}/shown`)
  return scripts
}

test('follows the nearest language, and keeps what was typed', async ({ page, host, served }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const script = `<script type="module" src="${served.origins.provider}/widgets/trip-enquiry.js"></script>`
  const scripts = await show(page, host, `${script}<main><trip-enquiry></trip-enquiry></main>`)
  const form = page.locator('trip-enquiry')
  await form.getByLabel(ENGLISH.days, { exact: true }).fill(RIGHT.Days)
  expect(scripts.filter((path) => path.includes('messages-'))).toEqual([])

  for (const [code, own] of [
    ['hi-IN', HINDI],
    ['ar', ARABIC],
  ] as const) {
    await page.locator('main').evaluate((main, code) => main.setAttribute('lang', code), code)
    await expect(form.getByRole('heading', { name: own.heading })).toBeVisible()
    await expect(form.locator('[part=root]')).toHaveAttribute('dir', own.dir)
    await expect(form.getByLabel(own.days, { exact: true })).toHaveValue(RIGHT.Days)
    await form.getByRole('button', { name: own.submit }).click()
    await expect(form.locator('#email-error')).toHaveText(own.required)
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth, code).toBe(clientWidth)
  }
  expect(scripts.filter((path) => path.includes('messages-'))).toHaveLength(2)

  await page.locator('main').evaluate((main) => main.removeAttribute('lang'))
  await expect(form.getByRole('heading', { name: ENGLISH.heading })).toBeVisible()
  await expect(form.getByLabel(ENGLISH.days, { exact: true })).toHaveValue(RIGHT.Days)
})

test('a file of one language asks for nothing more than English', async ({
  page,
  host,
  served,
}) => {
  const address = (folder: string) =>
    `<script type="module" src="${served.origins.provider}/widgets/${folder}trip-enquiry.js"></script>`
  const scripts = await show(page, host, `${address('hi/')}<trip-enquiry></trip-enquiry>`)
  await expect(page.locator('trip-enquiry').getByLabel(HINDI.email)).toBeVisible()
  expect(scripts.filter((path) => !path.includes('later-'))).toEqual([
    '/widgets/hi/trip-enquiry.js',
  ])
})

test("says the host's own sentences", async ({ page, host, served }) => {
  const body = `<script>tripMessages = { enquiry: { submit: 'Ask our planners' } }</script>
<script type="module" src="${served.origins.provider}/widgets/trip-enquiry.js"></script><trip-enquiry></trip-enquiry>`
  await show(page, host, body)
  const form = page.locator('trip-enquiry')
  await expect(form.getByRole('button', { name: 'Ask our planners' })).toBeVisible()
  await expect(form.getByLabel(ENGLISH.email, { exact: true })).toBeVisible()
})

test('a tag is in the language of its page before its script', async ({ request, served }) => {
  const ask = async (path: string) =>
    (await request.get(`${served.origins.provider}${path}`)).text()
  const fragment = await ask('/widgets/trip-enquiry.html?lang=ar')
  expect(fragment).toContain(`lang="ar" dir="rtl"`)
  expect(fragment).toContain(ARABIC.submit)
  const frame = await ask('/embed/enquiry?lang=hi')
  expect(frame).toContain(HINDI.submit)
  expect(frame).toContain('/widgets/hi/trip-enquiry.js')
  expect(await ask('/hi/')).toContain(HINDI.submit)
})

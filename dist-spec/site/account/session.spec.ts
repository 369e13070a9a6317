import { EnquiryForm, RIGHT, SENT } from '../../enquiry/enquiry-form.ts'
import { expect, test } from '../../support/test.ts'

const SESSION = { token: 'tok-1', id: 'u-1', fname: 'Asha', email: 'asha.rao@example.com' }

test('shares one session between two bundles and the React site', async ({ page, served }) => {
  const { provider } = served.origins
  // The standalone bundle loads first and renders the form. The site's all-in-one joins it.
  await page.route(`${provider}/`, async (route) => {
    const answer = await route.fetch()
    const script = '<head><script type="module" src="/widgets/trip-enquiry.js"></script>'
    await route.fulfill({ response: answer, body: (await answer.text()).replace('<head>', script) })
  })
  await page.goto(`${provider}/`)
  await page.evaluate((session) => {
    for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value)
  }, SESSION)
  // Responses to requests from before the reload may arrive after it.
  const bundles = new Set<string>()
  page.on('response', (response) => {
    const file = /widgets\/(trip-[\w-]+\.js)$/.exec(response.url())?.[1]
    if (file) bundles.add(file)
  })
  await page.reload()
  await expect(page.getByText(SESSION.email)).toBeVisible()
  expect([...bundles].toSorted()).toEqual(['trip-enquiry.js', 'trip-widgets.js'])
  const form = new EnquiryForm(page)
  await form.fillIn({ ...RIGHT, Email: SESSION.email })
  const [request] = await Promise.all([page.waitForRequest('**/enquiry/*'), form.submit()])
  expect(request.headers()['authorization']).toBe(`token ${SESSION.token}`)
  await expect(page.getByText(SENT).first()).toBeVisible()
})

test('shares one session between the site, its all-in-one bundle and other tabs', async ({
  context,
  served,
}) => {
  const { provider } = served.origins
  const [one, two] = [await context.newPage(), await context.newPage()]
  await one.goto(`${provider}/`)
  await two.goto(`${provider}/`)
  await expect(two.getByRole('link', { name: 'Sign In' })).toBeVisible()
  await one.evaluate((session) => {
    for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value)
  }, SESSION)
  await expect(two.getByText(SESSION.email)).toBeVisible()
  const form = new EnquiryForm(two)
  await form.fillIn()
  const [request] = await Promise.all([two.waitForRequest('**/enquiry/*'), form.submit()])
  expect(request.headers()['authorization']).toBe(`token ${SESSION.token}`)
})

test('clears the keys of the session and the widgets on an expired token, and no others', async ({
  page,
  served,
}) => {
  const { provider } = served.origins
  await page.goto(`${provider}/privacy`)
  await page.evaluate((session) => {
    for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value)
    localStorage.setItem('theme', 'dark')
    sessionStorage.setItem('attractionName', 'Taj Mahal')
    sessionStorage.setItem('trip:enquiry', '{}')
  }, SESSION)
  await page.goto(`${provider}/my-profile`)
  await expect(page.getByRole('heading', { name: 'Sign In your account' })).toBeVisible()
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ theme: 'dark' })
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({
    attractionName: 'Taj Mahal',
  })
})

test("never reads, sends or clears a host page's own keys", async ({ page, host }) => {
  const form = new EnquiryForm(page)
  await page.goto(`${host}/bare.html`)
  await page.evaluate((session) => {
    for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value)
  }, SESSION)
  await page.goto(`${host}/enquiry.html`)
  await form.fillIn()
  const [request] = await Promise.all([page.waitForRequest('**/enquiry/*'), form.submit()])
  expect(request.headers()['authorization']).toBe('token null')
  await expect(form.notice).toHaveText(SENT)
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual(SESSION)
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
})

import type { Page } from '@playwright/test'
import { come, OWN_SCREENS, PUBLIC_SCREENS } from '../site/support/screens.ts'
import { followed, sendAll, sendEnquiry } from '../site/support/every-mail.ts'
import { bring, linkTo, newEmail, ownSession, TRAVELLER } from '../site/support/traveller.ts'
import { press } from '../site/support/places.ts'
import { expect } from '../support/test.ts'
import { LANGUAGES, type Visit, test } from './visit.ts'

/** Lists of pages that show them, with the path of each page. No earlier page loads any of them. */
const LISTS: [calls: RegExp, path: string][] = [
  [/\/testimonial\//, '/'],
  [/\/countries\//, '/destinations'],
  [/\/search\//, '/destinations?q=lake'],
  [/\/testimonial\//, '/testimonials'],
  [/\/api\/v1\/reviews/, '/reviews/petra'],
  [/\/attractions\/taj-mahal/, '/attraction-details/taj-mahal'],
  [/\/get\/user\//, '/my-enquiries'],
]

/** Rules of axe-core about names. */
const NAME_RULES = [
  'landmark-unique',
  'link-name',
  'button-name',
  'label',
  'image-alt',
  'aria-dialog-name',
]

const loaded = (page: Page) =>
  expect(page.locator('main:not([aria-busy=true]) h1').first()).toBeVisible()
const submit = (page: Page) => page.locator('main form [type=submit]').first().click()

async function everyPage({ page, site, see, code, found, axe }: Visit) {
  const own = LANGUAGES.indexOf(code)
  for (const [index, [name, screen]] of Object.entries(PUBLIC_SCREENS).entries()) {
    await come(page, site, screen)
    await see(name)
    // Most rules don't depend on the language, so each screen meets them in one. Names do.
    const isWhole = index % LANGUAGES.length === own
    const faults = await axe(page, isWhole ? {} : { only: NAME_RULES })
    found.push(...faults.map((fault) => `${name}: ${fault}`))
    const links = await page
      .locator('a[href^="/"]:not([hreflang])')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')!))
    const away = links.filter((href) => !href.startsWith(`/${code}/`))
    found.push(...away.map((href) => `${name} leads to ${href}`))
  }
}

async function everyFailure({ page, site, see, served }: Visit) {
  await bring(page, served.origins, await ownSession(served.origins))
  await page.goto(`${site}/how-it-works`)
  for (const [calls, path] of LISTS) {
    await page.route(calls, (route) => route.abort())
    const failed = page.waitForEvent('requestfailed', (request) => calls.test(request.url()))
    await press(page, new URL(site).pathname + path)
    await failed
    await expect(page).toHaveURL(site + path)
    await loaded(page)
    await see(`${path} failed`)
    await page.unroute(calls)
  }
}

async function account({ page, site, see, served, code }: Visit) {
  const { origins } = served
  const toast = page.locator('[data-toast-text]')
  await page.goto(`${site}/login`)
  await page.locator('[name=email]').fill(TRAVELLER.email)
  await page.locator('[name=password]').fill('wrong-password')
  await submit(page)
  await expect(
    toast.or(page.locator('main [role=status] p, main [role=alert]')).first(),
  ).toBeVisible()
  await see('wrong password')
  await page.goto(`${site}/forgot-password`)
  await submit(page)
  await see('no email')
  await page.locator('[name=email]').fill(TRAVELLER.email)
  const mailed = page.waitForResponse(/forgot_password/)
  await submit(page)
  await mailed
  await expect(
    page.locator('main').getByText(TRAVELLER.email).or(toast.last()).first(),
  ).toBeVisible()
  await see('link sent')

  const email = newEmail()
  await sendEnquiry(origins, { email, first_name: 'Asha' }, code)
  const { key } = await followed(origins, email)
  await page.goto(await linkTo(origins, email))
  await loaded(page)
  await see('activation')
  await submit(page)
  await see('activation without a password')
  await page.goto(`${site}/follow-enquiry?key=${key}`)
  await expect(page.getByRole('article')).toBeVisible()
  await see('followed enquiry')
  await page.locator('[name=text]').first().fill('Asha')
  await submit(page)
  await expect(page.getByRole('article').getByText('Asha').first()).toBeVisible()
  await see('change requested')
  await page.locator('main summary').first().click()
  await page.locator('main details [type=submit]').first().click()
  await expect(page.locator('main details [type=submit]')).toHaveCount(0)
  await see('canceled')

  await bring(page, origins, await ownSession(origins))
  for (const [name, screen] of Object.entries(OWN_SCREENS)) {
    await come(page, site, screen)
    await see(name)
  }
  await page.goto(`${site}/my-profile`)
  await page.locator('[name=first_name]').fill('')
  for (const field of ['first_name', 'new_password']) {
    await page.locator(`main form:has([name=${field}]) [type=submit]`).click()
  }
  await page.locator('main summary').last().click()
  await see('my-profile with errors')
  await page.locator('[name=old_password]').fill('wrong-password')
  await page.locator('[name=new_password]').fill('slow-boat-2027')
  await page.locator('main form:has([name=new_password]) [type=submit]').click()
  await see('wrong old password')
}

async function frames({ page, served, see, code }: Visit) {
  const { provider } = served.origins
  const paths = ['enquiry?', 'enquiry?variant=wizard', 'review?', 'testimonial?']
  for (const path of [...paths, 'attraction?attraction=taj-mahal', 'corporate-video/xoriant?']) {
    const answer = await page.goto(`${provider}/embed/${path}&lang=${code}`)
    expect(answer!.status(), path).toBe(200)
    await see(path)
  }
}

async function emails({ page, served, outbox, see, read, code }: Visit) {
  const before = (await outbox()).length
  await sendAll(served, code, 'Asha')
  const all = await outbox()
  const sent = all.slice(0, all.length - before)
  for (const [index, { to, subject, text }] of sent.entries()) {
    if (to.endsWith('tigertrail.example') && to !== TRAVELLER.email) continue
    await page.goto(`${served.origins.provider}/_demo/outbox/${all.length - index}`)
    await see(subject)
    await read(subject, [subject, ...text.split('\n')])
  }
}

const PARTS = { 'every page': everyPage, 'every failure': everyFailure, account, frames, emails }

for (const code of LANGUAGES) {
  for (const [part, look] of Object.entries(PARTS)) {
    test(`${part} in ${code} has nothing in English, and fits a phone`, async ({ visit }) => {
      const inLanguage = visit(code)
      await look(inLanguage)
      expect(inLanguage.found).toEqual([])
    })
  }
}

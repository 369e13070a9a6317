import type { Locator, Page } from '@playwright/test'
import type { Serving } from '../../demo/server/serve.ts'
import { enter, tabTo, typeInto } from '../support/by-keyboard.ts'
import { EnquiryForm, RIGHT, SENT } from '../enquiry/enquiry-form.ts'
import { KEY_HOSTS } from './host-keys.ts'
import { ReviewForm } from '../review/review-form.ts'
import { expect, test } from '../support/test.ts'
import { PERSON, WISHES, WizardForm } from '../enquiry/wizard-form.ts'

async function press(page: Page, target: Locator, key: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

const heard = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0))

/** Replaces the widget of the page. */
async function show(page: Page, { origins }: Serving, tag: string, attributes = '') {
  await page.addScriptTag({ type: 'module', url: `${origins.provider}/widgets/${tag}.js` })
  await page.evaluate((html) => {
    document.querySelector('#first')!.innerHTML = html
  }, `<${tag} ${attributes}></${tag}>`)
}

async function expectKeys(page: Page, form: EnquiryForm, hears: readonly string[]) {
  await form.field('Email').focus()
  await heard(page)
  await page.keyboard.type('jks/ ')
  for (const key of ['Backspace', 'Delete', 'ArrowLeft', 'Home', 'PageUp']) {
    await page.keyboard.press(key)
  }
  expect(await heard(page)).toEqual([])
  const passed = ['Escape', 'Control+k', 'Alt+s', 'Meta+k', 'F1', 'Shift+Tab']
  for (const keys of passed) await page.keyboard.press(keys)
  const modifier = /^(?:Control|Alt|Meta|Shift)$/
  expect((await heard(page)).filter((key) => !modifier.test(key))).toEqual(hears)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press('j')
  expect(await heard(page)).toContain('j')
}

async function sendEnquiry(page: Page, form: EnquiryForm, email: string) {
  await press(page, form.field('Destination'), 'ArrowDown')
  await expect(form.field('Destination')).not.toHaveValue('')
  await typeInto(page, form.field('Days'), '51')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Home')
  await page.keyboard.type('1')
  await expect(form.field('Days')).toHaveValue('15')
  await typeInto(page, form.field('Total People'), '2')
  await press(page, form.field('I am a corporate user'), 'Space')
  await expect(form.field('I am a corporate user')).toBeChecked()
  await page.keyboard.press('Space')
  await expect(form.field('I am a corporate user')).not.toBeChecked()
  await form.field('Destination').focus()
  const typedAbove = new Set(['Destination', 'Days', 'Total People'])
  for (const [label, text] of Object.entries({ ...RIGHT, Email: email })) {
    if (!typedAbove.has(label)) await typeInto(page, form.field(label), text)
  }
  await page.keyboard.press('Enter')
  await expect(form.notice).toHaveText(SENT)
}

async function fillInReview(page: Page, form: ReviewForm) {
  await form.ready()
  await press(page, form.field('1 star'), 'Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(form.field('3 stars')).toBeChecked()
  await typeInto(page, form.field('Feedback'), 'just a tiger')
  await page.keyboard.press('Enter')
  await page.keyboard.type('seen')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Home')
  await page.keyboard.press('Delete')
  await expect(form.field('Feedback')).toHaveValue('ust a tiger\nseen')
  await typeInto(page, form.attraction, 'taj')
  await expect(form.options).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(form.attraction).toHaveValue('Agra, Uttar Pradesh/Taj Mahal')
  await press(page, form.button('Open the calendar'), 'Enter')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await expect(form.field('Date of visit')).toHaveValue(/^\d\d\/\d\d\/\d{4}$/)
  await typeInto(page, form.field('Last Name'), 'Rao j/k s')
  await expect(form.field('Last Name')).toHaveValue('Rao j/k s')
}

async function completeFirstStep(page: Page, form: WizardForm) {
  await form.fillTrip()
  await press(page, form.fold(WISHES), 'Enter')
  await typeInto(page, form.field('Any special request'), 'a jeep / a book')
  await expect(form.field('Any special request')).toHaveValue('a jeep / a book')
  await enter(page, form.button('Next'))
  await expect(form.step).toContainText('User Details')
  await typeInto(page, form.field('First Name'), PERSON['First Name'])
  await expect(form.field('First Name')).toHaveValue(PERSON['First Name'])
}

async function pauseVideo(page: Page) {
  const video = page.locator('trip-corporate-video >> video[part=video]')
  const paused = () => video.evaluate((video: HTMLVideoElement) => video.paused)
  await expect.poll(paused).toBe(false)
  await press(page, video, 'Space')
  await expect.poll(paused).toBe(true)
  await page.keyboard.press('Space')
  await expect.poll(paused).toBe(false)
}

for (const [index, { name, script, hears }] of KEY_HOSTS.entries()) {
  test(`can be used by keyboard alone on a page that ${name}`, async ({ page, host, served }) => {
    await page.addInitScript(script)
    await page.goto(`${host}/bare.html`)
    const enquiry = new EnquiryForm(page)
    await show(page, served, 'trip-enquiry', 'partner="dist-spec"')
    await enquiry.ready()
    await test.step('sends an enquiry', async () => {
      const email = `keys-${process.pid}-${index}@mail.example`
      await sendEnquiry(page, enquiry, email)
      const query = 'select number_of_adults from enquiries where email = $1'
      expect(await served.provider.database.query(query, [email])).toHaveLength(1)
    })
    await show(page, served, 'trip-enquiry')
    await enquiry.ready()
    await test.step('leaves the page only the keys that no control uses', () =>
      expectKeys(page, enquiry, hears))
    await show(page, served, 'trip-review')
    await test.step('fills in a review', () => fillInReview(page, new ReviewForm(page)))
    await show(page, served, 'trip-enquiry', 'variant="wizard"')
    await test.step('completes the first wizard step', () =>
      completeFirstStep(page, new WizardForm(page)))
    await show(page, served, 'trip-corporate-video', 'company="xoriant"')
    await test.step('pauses and plays a video with Space', () => pauseVideo(page))
  })
}

import type { Locator, Page } from '@playwright/test'
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

let count = 0

for (const { name, script, hears } of KEY_HOSTS) {
  test.describe(`on a page that ${name}`, () => {
    test.beforeEach(({ page }) => page.addInitScript(script))

    test('sends an enquiry by keyboard alone', async ({ page, host, served }) => {
      const email = `keys-${process.pid}-${(count += 1)}@mail.example`
      const form = new EnquiryForm(page)
      await page.goto(`${host}/enquiry.html`)
      await form.ready()
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
      const query = 'select number_of_adults from enquiries where email = $1'
      expect(await served.provider.database.query(query, [email])).toHaveLength(1)
    })

    test('fills in a review by keyboard alone', async ({ page, host }) => {
      const form = new ReviewForm(page)
      await page.goto(`${host}/review.html`)
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
    })

    test('completes the first wizard step by keyboard alone', async ({ page, host }) => {
      const form = new WizardForm(page)
      await page.goto(`${host}/wizard.html`)
      await form.fillTrip()
      await press(page, form.fold(WISHES), 'Enter')
      await typeInto(page, form.field('Any special request'), 'a jeep / a book')
      await expect(form.field('Any special request')).toHaveValue('a jeep / a book')
      await enter(page, form.button('Next'))
      await expect(form.step).toContainText('User Details')
      await typeInto(page, form.field('First Name'), PERSON['First Name'])
      await expect(form.field('First Name')).toHaveValue(PERSON['First Name'])
    })

    test('pauses and plays a video with Space', async ({ page, host }) => {
      await page.goto(`${host}/video.html`)
      const video = page.locator('trip-corporate-video >> video[part=video]')
      const paused = () => video.evaluate((video: HTMLVideoElement) => video.paused)
      await expect.poll(paused).toBe(false)
      await press(page, video, 'Space')
      await expect.poll(paused).toBe(true)
      await page.keyboard.press('Space')
      await expect.poll(paused).toBe(false)
    })

    test('leaves the page only the keys that no control uses', async ({ page, host }) => {
      const form = new EnquiryForm(page)
      await page.goto(`${host}/enquiry.html`)
      await form.ready()
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
    })
  })
}

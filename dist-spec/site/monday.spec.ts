import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { receiveMail } from '../../demo/provider/incoming/receive-mail.ts'
import { serveForTest } from '../../demo/server/serve-for-test.ts'
import type { Serving } from '../../demo/server/serve.ts'
import { signInAtDesk } from '../support/sign-in-at-desk.ts'
import { expect, test } from '../support/test.ts'
import { sendEnquiry } from './support/every-mail.ts'
import { newEmail } from './support/traveller.ts'

/** A planner's Monday morning. The tables are in dist-spec/measured/desk.md. */
const NEW = 60
const REPLIES = 5
const PLANS = 3
const HELD = 8

const VALID = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)

let own: Serving
test.beforeEach(async () => {
  own = await serveForTest({
    demo: true,
    production: false,
    moderation: true,
    enquiryRate: { limit: 1000, seconds: 1 },
  })
  const { database } = own.provider
  await database.query('delete from enquiries')
  for (let sent = 0; sent < REPLIES; sent += 1) await waitsAndReplies(`Radha${sent}`)
  for (let sent = 0; sent < NEW; sent += 1)
    await sendEnquiry(own.origins, { email: newEmail(), first_name: `Bela${sent}` })
  await database.query(
    `insert into reviews (uuid, attraction, rating, feedback, first_name, last_name, email,
       mobile_number, date_of_visit, images, fingerprint, received_at, state)
     select gen_random_uuid(), 'taj-mahal', 5, 'Lovely.', 'Asha', 'Rao', 'asha@mail.example',
       '9000000000', '2026-01-01', '[]', 'monday' || i, now(), 'held' from generate_series(1, $1) as i`,
    [HELD],
  )
})
test.afterEach(async () => own.close())

/** An enquiry that waited for its traveller, who has answered by email. */
async function waitsAndReplies(first_name: string): Promise<void> {
  const { provider } = own
  const email = newEmail()
  await sendEnquiry(own.origins, { email, first_name })
  const [row] = await provider.database.query<{ reference: string }>(
    `update enquiries set owner = (select uuid from staff limit 1), due_at = null, waiting_since = now(),
       status = 'In progress' where email = $1 returning reference`,
    [email],
  )
  const lines = [
    `From: ${email}`,
    `Subject: Re: ${row!.reference}`,
    `Message-ID: <${randomUUID()}@mail.example>`,
    '',
    'The second week of March.',
  ]
  const reception = { ...provider, wakeMail() {} }
  expect(await receiveMail(reception, Buffer.from(lines.join('\r\n')))).toBe('stored')
}

/** Counts presses and taps. Typed text isn't counted. */
class Hand {
  private count = 0
  readonly tally: Record<string, number> = {}
  readonly page: Page
  readonly notice: Locator

  constructor(page: Page) {
    this.page = page
    this.notice = page.getByRole('status')
  }

  at = (path: string) => `${own.origins.provider}/desk${path}`

  async press(key: string): Promise<void> {
    this.count += 1
    await this.page.keyboard.press(key)
  }

  async tap(target: Locator): Promise<void> {
    this.count += 1
    await target.tap()
  }

  async tabTo(target: Locator, back = false): Promise<void> {
    for (let steps = 0; steps < 120; steps += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await this.press(back ? 'Shift+Tab' : 'Tab')
    }
    throw new Error(`Tab does not reach ${String(target)}.`)
  }

  /** Notes the presses since the last task. */
  done(task: string): void {
    this.tally[task] = this.count
    this.count = 0
  }

  report(means: string): void {
    console.log(`A Monday by ${means}: ${JSON.stringify(this.tally)}`)
  }

  left = (view: string) => this.page.locator('.tabs a', { hasText: view }).locator('.count')
  button = (name: string) => this.page.getByRole('button', { name, exact: true })
  field = (name: string | RegExp) => this.page.getByLabel(name).first()
}

test('a Monday by keyboard', async ({ page }) => {
  test.slow()
  const hand = new Hand(page)
  await signInAtDesk(page, own.origins.provider)
  await page.goto(hand.at('/enquiries?view=mine'))
  await expect(hand.left('Mine')).toHaveText(String(REPLIES))
  await hand.press('j')
  await hand.press('Enter')
  for (let left = REPLIES; left > 0; left -= 1) {
    await expect(page.locator('.history')).toContainText('The second week of March.')
    await hand.press('r')
    await page.keyboard.type('Then I’ll hold two rooms.')
    await hand.press('Control+Enter')
    await expect(hand.notice).toContainText(/reply is on its way|last enquiry in the list/)
  }
  hand.done('5 replies')

  await page.goto(hand.at('/enquiries?view=unassigned'))
  for (let left = NEW; left > 0; left -= 1) {
    await expect(hand.left('Unassigned')).toHaveText(String(left))
    await hand.press('a')
  }
  await expect(hand.left('Unassigned')).toHaveText('0')
  hand.done('60 new')

  await page.goto(hand.at('/enquiries?view=mine'))
  await hand.press('j')
  await hand.press('Enter')
  for (let sent = 0; sent < PLANS; sent += 1) {
    await expect(page.getByRole('link', { name: 'Write a plan' })).toBeVisible()
    await expect(hand.button('Keyboard shortcuts')).toBeVisible()
    await hand.press('p')
    await expect(page).toHaveURL(/\/plan\b/)
    await hand.tabTo(hand.field('Trip idea'))
    await hand.press('Tab')
    await hand.press('Enter')
    await expect(hand.field('Price per person, in ₹')).toBeVisible()
    await hand.tabTo(hand.field('Price per person, in ₹'))
    await page.keyboard.type('38500')
    await hand.tabTo(hand.field('Valid until'))
    await hand.field('Valid until').fill(VALID)
    await hand.press('Control+Enter')
    await expect(hand.notice).toContainText(/plan is on its way/)
  }
  hand.done('3 plans')

  await page.goto(hand.at('/moderation'))
  const boxes = page.getByRole('checkbox', { name: /^Select/ })
  await expect(boxes).toHaveCount(HELD)
  await expect(hand.button('Keyboard shortcuts')).toBeVisible()
  for (let at = 0; at < HELD; at += 1) {
    await hand.press('j')
    await hand.press('x')
  }
  await expect(page.locator('.submitted [type=checkbox]:checked')).toHaveCount(HELD)
  await hand.press('p')
  await expect(page.getByRole('main')).toContainText('Nothing to moderate.')
  hand.done('8 to moderate')

  await erase(hand, async (target) => {
    await hand.tabTo(target)
    await hand.press('Enter')
  })
  hand.done('a deletion')
  hand.report('keyboard')
  expect(hand.tally['60 new']).toBeLessThanOrEqual(70)
})

/** Deletes a person's data from their enquiry. */
async function erase(
  { page, field, button, at, notice }: Hand,
  go: (target: Locator) => Promise<void>,
) {
  const [row] = await own.provider.database.query<{ email: string; reference: string }>(
    "select email, reference from enquiries where first_name = 'Bela59'",
  )
  await page.goto(at(`/enquiries/${row!.reference}`))
  await go(page.getByRole('link', { name: 'Data we keep about this person' }))
  await go(button('Delete…'))
  await field(/^Type the email again/).fill(row!.email)
  await go(button('Delete permanently'))
  await expect(notice).toHaveText('Deleted permanently.')
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a Monday by touch', async ({ page }) => {
    test.slow()
    const hand = new Hand(page)
    await signInAtDesk(page, own.origins.provider)
    await page.goto(hand.at('/enquiries?view=mine'))
    await hand.tap(page.locator('#queue tbody th a').first())
    for (let left = REPLIES; left > 0; left -= 1) {
      await hand.tap(hand.field(/^Email to/))
      await page.keyboard.type('Then I’ll hold two rooms.')
      await hand.tap(hand.button('Send reply and next'))
      await expect(hand.notice).toContainText(/reply is on its way|last enquiry in the list/)
    }
    hand.done('5 replies')

    await page.goto(hand.at('/enquiries?view=unassigned'))
    for (let left = NEW; left > 0;) {
      await expect(hand.left('Unassigned')).toHaveText(String(left))
      const boxes = page.locator('#queue tbody [type=checkbox]')
      const count = await boxes.count()
      for (let at = 0; at < count; at += 1) await hand.tap(boxes.nth(at))
      await hand.tap(page.locator('#queue [name=take]'))
      left -= count
    }
    await expect(hand.left('Unassigned')).toHaveText('0')
    hand.done('60 new')

    await page.goto(hand.at('/enquiries?view=mine'))
    await hand.tap(page.locator('#queue tbody th a').first())
    for (let sent = 0; sent < PLANS; sent += 1) {
      await hand.tap(page.getByRole('link', { name: 'Write a plan' }))
      await hand.tap(hand.button('Start from the trip idea'))
      await hand.tap(hand.field('Price per person, in ₹'))
      await page.keyboard.type('38500')
      await hand.field('Valid until').fill(VALID)
      await hand.tap(hand.button('Send and next'))
      await expect(hand.notice).toContainText(/plan is on its way/)
    }
    hand.done('3 plans')

    await page.goto(hand.at('/moderation'))
    const boxes = page.getByRole('checkbox', { name: /^Select/ })
    await expect(boxes).toHaveCount(HELD)
    for (let at = 0; at < HELD; at += 1) await hand.tap(boxes.nth(at))
    await hand.tap(hand.button('Publish selected'))
    await expect(page.getByRole('main')).toContainText('Nothing to moderate.')
    hand.done('8 to moderate')

    await erase(hand, (target) => hand.tap(target))
    hand.done('a deletion')
    hand.report('touch')
    expect(hand.tally['60 new']).toBeLessThanOrEqual(120)
  })
})

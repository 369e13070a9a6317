import { type Locator, type Page, expect } from '@playwright/test'
import { inEnglish, type Words } from '../support/words.ts'

export const PERSON = {
  'First Name': 'Asha',
  'Last Name': 'Rao',
  Email: 'asha.rao@example.com',
  'Mobile Number': '+91 98765-43210',
}

/** Errors of the first step, by field label. */
export const TRIP_FAULTS = {
  Destination: 'Please select the destination',
  Days: 'Please enter the number of days',
  '5 Star': 'Please select the hotel category',
  Adults: 'Please enter the number of adults',
  'Below 5': 'Please enter the number for kids',
  Veg: 'Please select the meal plan.',
}

export interface Stop {
  city: string
  days: string
  hotels: string[]
}

export const PARTY = 'More about your group'
export const OCCASIONS = 'Celebrating something?'
export const WISHES = 'Have a coupon?'

export const UMARIA: Stop = { city: 'Umaria', days: '4', hotels: ['5 Star', '3 Star'] }
export const JAIPUR: Stop = { city: 'Jaipur', days: '3', hotels: ['4 Star'] }

/** Local date this many days after today: YYYY-MM-DD. */
export function dayFromNow(days: number): string {
  const now = new Date()
  const at = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + days))
  return at.toISOString().slice(0, 10)
}

/** YYYY-MM-DD as dd/MM/yyyy. */
export const written = (date: string) => date.split('-').toReversed().join('/')

/** Finds the wizard of a page or a frame by visible text. */
export class WizardForm {
  readonly element: Locator
  readonly say: Words
  constructor(page: Pick<Page, 'locator'>, say: Words = inEnglish) {
    this.say = say
    this.element = page.locator('trip-enquiry').first()
  }

  field(label: string): Locator {
    // The list of a combobox has the same label.
    const field = this.element.locator(':not([role=listbox])')
    return this.element.getByLabel(this.say(label), { exact: true }).and(field)
  }

  button(name: string): Locator {
    return this.element.getByRole('button', { name: this.say(name), exact: true })
  }

  get notice(): Locator {
    return this.element.locator('[part^=notice]')
  }

  get step(): Locator {
    return this.element.locator('ol > [aria-current=step]')
  }

  get total(): Locator {
    return this.element.locator('[part=total]')
  }

  get calendars(): Locator {
    return this.element.locator('.flatpickr-calendar')
  }

  /** A destination row, counted from 1. */
  stop(number: number): Locator {
    return this.element.getByRole('group', { name: this.say(`Stop ${number}`), exact: true })
  }

  /** Waits for the calendar of a date field, which loads near the viewport. */
  async dated(label: string): Promise<void> {
    await this.field(label).scrollIntoViewIfNeeded()
    await expect(this.field(label)).toHaveAttribute('type', 'text')
  }

  get options(): Locator {
    return this.element.getByRole('listbox').getByRole('option')
  }

  fold(name: string): Locator {
    return this.element.locator('summary', { hasText: this.say(name) })
  }

  async unfold(name: string): Promise<void> {
    const isOpen = await this.fold(name).evaluate((summary) =>
      summary.parentElement!.hasAttribute('open'),
    )
    if (!isOpen) await this.fold(name).click()
  }

  async ready(): Promise<void> {
    await this.dated('From date')
    await this.listed()
  }

  async listed(): Promise<void> {
    const city = this.field('Destination').first()
    await expect(async () => {
      await city.click()
      await expect(this.options.first()).toBeVisible({ timeout: 500 })
    }).toPass()
    await city.press('Escape')
    await expect(this.options).toHaveCount(0)
  }

  async fillStop(number: number, { city, days, hotels }: Stop): Promise<void> {
    const stop = this.stop(number)
    const destination = stop.getByLabel(this.say('Destination'), { exact: true })
    await destination.fill(this.say(city))
    await stop.getByRole('option').first().click()
    await expect(destination).toHaveValue(new RegExp(`^${this.say(city)}(?![\\p{L}\\p{M}])`, 'u'))
    await stop.getByLabel(this.say('Days'), { exact: true }).fill(days)
    for (const hotel of hotels) await stop.getByLabel(this.say(hotel)).check()
  }

  async fillTrip(): Promise<void> {
    await this.ready()
    await this.fillTripFields()
  }

  async fillTripFields(): Promise<void> {
    await this.field('Adults').fill('2')
    await this.field('Below 5').fill('1')
    await this.field('Veg').check()
    await this.fillStop(1, UMARIA)
  }

  async fillPerson(values: Partial<typeof PERSON> = {}): Promise<void> {
    for (const [label, value] of Object.entries({ ...PERSON, ...values })) {
      await this.field(label).fill(value)
    }
  }

  async next(): Promise<void> {
    await this.button('Next').click()
    await expect(this.step).toContainText(this.say('User Details'))
  }

  async submit(): Promise<void> {
    await this.button('Submit Enquiry').click()
  }
}

import { type Locator, type Page, expect } from '@playwright/test'
import { FIELDS } from '../../widgets/contract/enquiry-for-test.ts'

type Texts = Record<(typeof FIELDS)[keyof typeof FIELDS]['label'], string>

/** Valid input or the error of an empty field, by label. */
const byLabel = (fact: 'typed' | 'empty') =>
  Object.fromEntries(Object.values(FIELDS).map((field) => [field.label, field[fact]])) as Texts
export const RIGHT = byLabel('typed')
export const EMPTY = byLabel('empty')

export const SENT =
  'Thanks for connecting with submitting the enquiry. We will get back to you soon'
export const FAILED = 'Sorry, we are unable to submit your enquiry. Please try again later'

/** Finds the simple enquiry of a page or a frame by visible text. */
export class EnquiryForm {
  readonly element: Locator
  constructor(page: Pick<Page, 'locator'>) {
    this.element = page.locator('trip-enquiry').first()
  }

  field(label: string): Locator {
    return this.element.getByLabel(label, { exact: true })
  }

  button(name: string | RegExp): Locator {
    return this.element.getByRole('button', { name })
  }

  get notice(): Locator {
    return this.element.getByRole('status')
  }

  async ready(): Promise<void> {
    await expect(this.field('Destination').locator('option').nth(5)).toBeAttached()
  }

  async fillIn(values: Partial<Texts> = RIGHT): Promise<void> {
    await this.ready()
    for (const [label, value] of Object.entries(values)) {
      if (label === 'Destination') await this.field(label).selectOption({ label: value })
      else await this.field(label).fill(value)
    }
  }

  async submit(): Promise<void> {
    await this.button('Submit Enquiry').click()
  }

  async askForOtp(address: string): Promise<void> {
    await this.field('I am a corporate user').check()
    const company = this.field('Corporate company')
    await expect(company.locator('option', { hasText: 'Xoriant' })).toBeAttached()
    await company.selectOption({ label: 'Xoriant' })
    await this.field('Corporate Email').fill(address)
    await this.button('Send OTP').click()
    await expect(this.field('OTP')).toBeVisible()
  }
}

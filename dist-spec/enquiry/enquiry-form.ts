import { type Locator, type Page, expect } from '@playwright/test'
import { FIELDS } from '../../widgets/contract/enquiry-for-test.ts'
import { inEnglish, type Words } from '../support/words.ts'

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
  readonly say: Words
  constructor(page: Pick<Page, 'locator'>, say: Words = inEnglish) {
    this.say = say
    this.element = page.locator('trip-enquiry').first()
  }

  field(label: string): Locator {
    return this.element
      .getByLabel(this.say(label), { exact: true })
      .and(this.element.locator(':not([role=listbox])'))
  }

  button(name: string | RegExp): Locator {
    return this.element.getByRole('button', {
      name: typeof name === 'string' ? this.say(name) : name,
    })
  }

  get notice(): Locator {
    return this.element.locator('[part^=notice]')
  }

  /** The native list, or the field in its place. */
  async ready(): Promise<void> {
    const options = this.element.locator('[name=destination] option:nth-of-type(2)')
    const finder = this.element.locator('input[name=destination]')
    await expect(options.or(finder).first()).toBeAttached()
  }

  /** Uses the page, which replaces the native list. */
  async found(): Promise<void> {
    await this.element.hover()
    await expect(this.element.locator('input[name=destination]')).toBeVisible()
  }

  async fillIn(values: Partial<Texts> = RIGHT): Promise<void> {
    for (const [label, value] of Object.entries(values)) {
      if (label === 'Destination') await this.choose(this.say(value))
      else await this.field(label).fill(value)
    }
  }

  async choose(city: string): Promise<void> {
    await this.ready()
    const field = this.field('Destination')
    await expect(async () => {
      if (await field.evaluate(({ localName }) => localName === 'select')) {
        await field.selectOption({ label: city }, { timeout: 1000 })
      } else {
        await field.fill(city, { timeout: 1000 })
        await field.press('Tab')
        await expect(field).toHaveValue(city ? /[,،] / : '', { timeout: 2000 })
      }
    }).toPass()
  }

  async submit(): Promise<void> {
    await this.button('Submit Enquiry').click()
  }

  async askForOtp(address: string): Promise<void> {
    await this.pressSendOtp(address)
    await expect(this.field('OTP')).toBeVisible()
  }

  async pressSendOtp(address: string): Promise<void> {
    await this.field('I am a corporate user').check()
    const company = this.field('Corporate company')
    await expect(company.locator('option', { hasText: 'Xoriant' })).toBeAttached()
    await company.selectOption({ label: 'Xoriant' })
    await this.field('Corporate Email').fill(address)
    await this.button('Send OTP').click()
  }
}

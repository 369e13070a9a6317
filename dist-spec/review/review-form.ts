import { type Locator, type Page, expect } from '@playwright/test'
import type { Photo } from './photos.ts'
import { inEnglish, type Words } from '../support/words.ts'

export const RIGHT = {
  'First Name': 'Asha',
  'Last Name': 'Rao',
  'Email Address': 'asha.rao@example.com',
  'Mobile Number': '+91 98765-43210',
  Feedback: 'We saw a tiger in the first hour.\nBring a warm coat for the morning.',
}

export const SENT = 'Review added successfully.'
export const FAILED = 'Failed to add review.'
export const CANCELLED = 'Sending was cancelled. Everything you entered is still here.'

/** Finds the review form of a page or a frame by visible text. */
export class ReviewForm {
  readonly element: Locator
  readonly say: Words
  constructor(page: Pick<Page, 'locator'>, say: Words = inEnglish) {
    this.say = say
    this.element = page.locator('trip-review').first()
  }

  field(label: string): Locator {
    return this.element.getByLabel(this.say(label), { exact: true })
  }

  button(name: string | RegExp): Locator {
    return this.element.getByRole('button', {
      name: typeof name === 'string' ? this.say(name) : name,
    })
  }

  get attraction(): Locator {
    return this.element.getByRole('combobox', { name: this.say('Attraction') })
  }

  get options(): Locator {
    return this.element.getByRole('option')
  }

  get found(): Locator {
    return this.element.locator('.combobox [role=status]')
  }

  get rating(): Locator {
    return this.element.getByRole('radiogroup', { name: this.say('Rating') })
  }

  get notice(): Locator {
    return this.element.locator('[part^=notice]')
  }

  get overlay(): Locator {
    return this.element.locator('[part=sending]')
  }

  get photos(): Locator {
    return this.element.locator('.chosen li > span, .filepond--file-info-main')
  }

  get photosError(): Locator {
    return this.element.locator('#photos-error')
  }

  async ready(): Promise<void> {
    await expect(this.button('Open the calendar')).toBeVisible()
    // Lazy parts load near the viewport.
    await this.button('Submit Review').scrollIntoViewIfNeeded()
    await expect(this.element.locator('.filepond--root')).toBeAttached()
    await this.listed()
  }

  async listed(): Promise<void> {
    await expect(async () => {
      await this.attraction.click()
      await expect(this.options.first()).toBeVisible({ timeout: 500 })
    }).toPass()
    await this.attraction.press('Escape')
    await expect(this.options).toHaveCount(0)
  }

  async choose(words: string): Promise<void> {
    await this.attraction.fill(this.say(words))
    await expect(this.options).toHaveCount(1)
    await this.attraction.press('Enter')
    await expect(this.options).toHaveCount(0)
  }

  async fillIn(changes: Partial<typeof RIGHT> = {}): Promise<void> {
    await this.listed()
    for (const [label, value] of Object.entries({ ...RIGHT, ...changes })) {
      await this.field(label).fill(value)
    }
    await this.choose('Taj Mahal')
    const date = this.field('Date of visit')
    await date.fill((await date.getAttribute('type')) === 'date' ? '2026-01-05' : '5/1/2026')
    await this.field('4 stars').check({ force: true })
  }

  async addPhotos(...photos: Photo[]): Promise<void> {
    await this.field('Photos').setInputFiles(photos)
  }

  async submit(): Promise<void> {
    await this.button('Submit Review').click()
  }
}

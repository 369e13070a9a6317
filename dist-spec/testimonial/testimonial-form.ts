import { type FileChooser, type Locator, type Page, expect } from '@playwright/test'
import { resolve } from 'node:path'
import { noteChange } from '../../demo/provider/data/engine/change-counter.ts'
import type { Serving } from '../../demo/server/serve.ts'
import { inEnglish, type Words } from '../support/words.ts'

export const RIGHT = {
  'First Name': 'Asha',
  'Last Name': 'Rao',
  Email: 'asha.rao@example.com',
  'Mobile Number': '+91 98765-43210',
  Feedback: 'Nine days, and not one thing to worry about.\nWe saw two tigers.',
}

export const SENT = 'Testimonial added successfully.'
export const FAILED = 'Failed to add Testimonial.'
export const CANCELLED = 'Sending was cancelled. Everything you entered is still here.'
export const ANOTHER = 'Submit another testimonial'

/** A real clip of 123 KB. */
export const CLIP = resolve(import.meta.dirname, '../../demo/provider/media/corporate/sample.mp4')

export const ADDRESS = /\/testimonial\/(?:\?|$)/

/** Keeps only the provider's initial testimonials, because the tests of a worker share it and this name. */
export async function forgetSent({ provider: { database } }: Serving): Promise<void> {
  await database.query("delete from testimonials where video not like '/media/clips/%'")
  noteChange(database, 'testimonials')
}

/** Finds the testimonial form of a page or a frame by visible text. */
export class TestimonialForm {
  readonly element: Locator
  private readonly page: Page
  readonly say: Words
  constructor(page: Page, frame: Pick<Page, 'locator'> = page, say: Words = inEnglish) {
    this.say = say
    this.page = page
    this.element = frame.locator('trip-testimonial').first()
  }

  async pressForFile(file: Parameters<FileChooser['setFiles']>[0]): Promise<void> {
    // The first chooser is lost if it opens before the browser is ready to intercept it. So this retries.
    await expect(async () => {
      const asked = this.page.waitForEvent('filechooser', { timeout: 3000 })
      await Promise.all([asked, this.page.keyboard.press('Space')])
      await (await asked).setFiles(file)
    }).toPass()
  }

  field(label: string): Locator {
    return this.element.getByLabel(this.say(label), { exact: true })
  }

  button(name: string | RegExp): Locator {
    return this.element.getByRole('button', {
      name: typeof name === 'string' ? this.say(name) : name,
      exact: true,
    })
  }

  get notice(): Locator {
    return this.element.getByRole('status')
  }

  get progress(): Locator {
    return this.element.getByRole('progressbar')
  }

  get chosen(): Locator {
    return this.element.locator('bdi')
  }

  async fillIn(values: Partial<typeof RIGHT> = RIGHT): Promise<void> {
    for (const [label, value] of Object.entries(values)) await this.field(label).fill(value)
  }

  async complete(email: string, video: string = CLIP): Promise<void> {
    await this.fillIn({ ...RIGHT, Email: email })
    await this.field('Video').setInputFiles(video)
    await this.chosen.waitFor()
  }

  async submit(): Promise<void> {
    await this.button('Submit Testimonial').click()
  }
}

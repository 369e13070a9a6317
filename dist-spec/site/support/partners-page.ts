import type { Locator, Page } from '@playwright/test'
import { expect } from '../../support/test.ts'

/** Names of the tags on the page for partners. */
export const NAMES = {
  'trip-enquiry': 'Trip enquiry',
  'trip-review': 'Review',
  'trip-testimonial': 'Testimonial',
  'trip-attraction-card': 'Place',
  'trip-corporate-video': 'Company video',
}

export type TagName = keyof typeof NAMES

export class PartnersPage {
  readonly settings: Locator
  readonly preview: ReturnType<Page['frameLocator']>
  private readonly page: Page
  constructor(page: Page) {
    this.page = page
    this.settings = page.getByRole('group', { name: 'Settings', exact: true })
    this.preview = page.frameLocator('main iframe')
  }

  async pick(group: string, name: string): Promise<void> {
    await this.page
      .getByRole('group', { name: group, exact: true })
      .getByText(name, { exact: true })
      .click()
  }

  /** A control of an attribute or of a custom property. */
  setting(name: string): Locator {
    return this.page.locator('main').getByLabel(name, { exact: true })
  }

  /** Code in a tab, whether or not it is shown. */
  code(way: string): Locator {
    return this.page.locator(`[data-way=${way}] pre`).first()
  }

  async textOf(way: string): Promise<string> {
    return (await this.code(way).textContent())!
  }

  /** Directives of a Content-Security-Policy. */
  async policyOf(way: string): Promise<string> {
    return (await this.page.locator(`[data-way=${way}] pre`).nth(1).textContent())!
  }

  /** Chooses a version that is pinned by integrity. */
  async pin(version: string): Promise<void> {
    const option = this.page.getByLabel('Version', { exact: true }).locator('option')
    const label = await option.filter({ hasText: version }).first().textContent()
    await this.page.getByLabel('Version', { exact: true }).selectOption({ label: label! })
    await expect(this.code('html')).toContainText(`/widgets/${version}/`)
    await expect(this.code('html')).toContainText('importmap')
  }
}

import type { Locator, Page, Response } from '@playwright/test'
import type { Serving } from '../../demo/serve.ts'

/** What is said at the top of a form that was sent. */
export const summary = (page: Page): Locator => page.locator('trip-enquiry .summary')

/** The answer to the form that is sent next. */
export const posted = async (page: Page): Promise<Response> =>
  page.waitForResponse((response) => response.request().method() === 'POST')

/** The id of what has focus in a shadow root. */
export const focused = async (page: Page): Promise<string | undefined> =>
  page.locator('trip-enquiry').evaluate(({ shadowRoot }) => shadowRoot?.activeElement?.id)

/** The stored enquiries of an address, in the order in which they came. */
export async function rowsOf(served: Serving, email: string): Promise<Record<string, unknown>[]> {
  return served.provider.database.query(
    'select * from enquiries where email = $1 order by received_at',
    [email],
  )
}

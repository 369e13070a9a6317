import type { Locator, Page, Response } from '@playwright/test'
import type { Serving } from '../../demo/server/serve.ts'

export const summary = (page: Page): Locator => page.locator('trip-enquiry .summary')

export const posted = async (page: Page): Promise<Response> =>
  page.waitForResponse((response) => response.request().method() === 'POST')

export const focused = async (page: Page): Promise<string | undefined> =>
  page.locator('trip-enquiry').evaluate(({ shadowRoot }) => shadowRoot?.activeElement?.id)

export async function rowsOf(served: Serving, email: string): Promise<Record<string, unknown>[]> {
  return served.provider.database.query(
    'select * from enquiries where email = $1 order by received_at',
    [email],
  )
}

import { type Page, expect } from '@playwright/test'
import { DEMO_STAFF } from '../../demo/provider/data/seed/demo-staff.ts'

/** @param origin the provider's, in demo mode. */
export async function signInAtDesk(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/desk`)
  await page.getByLabel('Email').fill(DEMO_STAFF.email)
  await page.getByLabel('Password').fill(DEMO_STAFF.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enquiries')
}

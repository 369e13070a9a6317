import { expect, test } from '../support/test.ts'

test('the menu leads to the same page in another language @core', async ({ page, served }) => {
  const { provider } = served.origins
  await page.goto(`${provider}/trips/golden-triangle`)
  await page.locator('footer').getByRole('link', { name: 'العربية' }).click()
  await expect(page).toHaveURL(`${provider}/ar/trips/golden-triangle`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar-AE')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.locator('header a').first().click()
  await expect(page).toHaveURL(`${provider}/ar/`)
})

test.describe('a visitor whose browser prefers Hindi', () => {
  test.use({ locale: 'hi-IN' })

  test('is offered Hindi, follows the offer, or closes it for good', async ({ page, served }) => {
    const { provider } = served.origins
    const offer = page.getByRole('complementary', { name: 'यह साइट हिन्दी में देखें' })
    await page.goto(`${provider}/trips`)
    await page.getByRole('link', { name: 'यह साइट हिन्दी में देखें' }).click()
    await expect(page).toHaveURL(`${provider}/hi/trips`)
    await expect(page.getByRole('complementary')).toHaveCount(0)

    await page.goto(`${provider}/privacy`)
    await expect(offer).toHaveAttribute('lang', 'hi-IN')
    await offer.getByRole('button').click()
    await expect(offer).toHaveCount(0)
    await page.reload()
    await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false')
    await expect(offer).toHaveCount(0)
  })
})

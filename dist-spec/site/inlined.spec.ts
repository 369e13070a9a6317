import { expect, test } from '../support/test.ts'

const PATHS = [
  '/',
  '/hi/',
  '/ar/enquiry',
  '/attraction-details/taj-mahal',
  '/destinations/himalayas',
  '/testimonials',
  '/trips/kashmir-and-ladakh',
  '/login',
]

test.use({ javaScriptEnabled: false })

for (const [width, colorScheme] of [
  [390, 'light'],
  [1280, 'dark'],
] as const) {
  test(`pages look the same before their sheets arrive, at ${width} px and ${colorScheme}`, async ({
    page,
    served,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    for (const path of PATHS) {
      const look = async () => {
        await page.goto(served.origins.provider + path, { waitUntil: 'load' })
        return page.screenshot({ fullPage: true, animations: 'disabled' })
      }
      const whole = await look()
      await page.route('**/*.css', (route) => route.abort())
      const inlined = await look()
      await page.unroute('**/*.css')
      expect(inlined.equals(whole), path).toBe(true)
    }
  })
}

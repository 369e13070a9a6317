import { EnquiryForm } from '../enquiry/enquiry-form.ts'
import { expect, test } from '../support/test.ts'

const COMPANIES = ['Persistent', 'Xoriant', 'Accenture', 'Accion', 'Icertis', 'Bridgenext']

for (const company of COMPANIES) {
  test(`plays ${company} its own film, muted, with controls`, async ({ page, served }) => {
    const name = company.toLowerCase()
    await page.goto(`${served.origins.provider}/${name}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `Trips for everyone at ${company}`,
    )
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index')
    const player = page.locator('trip-corporate-video').locator('video[part=video]')
    await expect(player).toHaveAttribute('aria-label', new RegExp(`^${company} and`))
    await expect(player).toHaveJSProperty('muted', true)
    await expect(player).toHaveJSProperty('controls', true)
    await expect
      .poll(() => player.evaluate(({ currentSrc }: HTMLVideoElement) => currentSrc))
      .toContain(name)
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`shows film and form on the same edges of a ${colorScheme} page`, async ({
    page,
    served,
  }) => {
    await page.emulateMedia({ colorScheme })
    for (const [width, height] of [
      [1440, 900],
      [1920, 1080],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(`${served.origins.provider}/persistent`)
      const film = (await page.locator('trip-corporate-video').boundingBox())!
      const form = (await page.locator('trip-enquiry').boundingBox())!
      expect([film.x, film.width]).toEqual([form.x, form.width])
      const names = /^(Trips for everyone|Enquire as a corporate user)/
      const headings = await page.getByRole('heading', { name: names }).all()
      const edges = headings.map(async (heading) => (await heading.boundingBox())!.x)
      const brand = (await page.getByRole('banner').getByRole('link').first().boundingBox())!
      expect(new Set(await Promise.all(edges))).toEqual(new Set([brand.x]))
      expect(film.y + film.height).toBeLessThan(height)
    }
  })
}

test('plays a film that ends as it began', async ({ page, served }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${served.origins.provider}/persistent`)
  const player = page.locator('trip-corporate-video').locator('video[part=video]')
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.readyState)).toBe(4)
  const difference = (from: number, to: number) =>
    player.evaluate(
      async (video: HTMLVideoElement, times) => {
        const inks = async (part: number) => {
          const seeked = new Promise((done) =>
            video.addEventListener('seeked', done, { once: true }),
          )
          video.currentTime = part * video.duration
          await seeked
          const canvas = new OffscreenCanvas(128, 72).getContext('2d')!
          canvas.drawImage(video, 0, 0, 128, 72)
          return canvas.getImageData(0, 0, 128, 72).data
        }
        const [one, other] = [await inks(times[0]!), await inks(times[1]!)]
        return one.reduce((sum, ink, at) => sum + Math.abs(ink - other[at]!), 0) / one.length
      },
      [from, to],
    )
  expect(await difference(0.004, 0.995)).toBeLessThan(3)
  expect(await difference(0.004, 0.5)).toBeGreaterThan(4)
})

test('plays everyone else the sample, and is not indexed', async ({ page, served, axe }) => {
  const answer = await page.goto(`${served.origins.provider}/somebody`)
  expect(answer!.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trips for companies')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  const player = page.locator('trip-corporate-video').locator('video[part=video]')
  await expect(player).toHaveAttribute('aria-label', /^Tigertrail Journeys/)
  expect(await axe(page)).toEqual([])
})

test('sends the enquiry of a corporate user', async ({ page, served, axe }) => {
  await page.goto(`${served.origins.provider}/xoriant`)
  const form = new EnquiryForm(page)
  await expect(form.field('I am a corporate user')).toBeChecked()
  await expect(form.field('Corporate Email')).toBeVisible()
  await expect(form.button('Send OTP')).toBeDisabled()
  expect(await axe(page)).toEqual([])
})

test('clears the error of a code once it is verified', async ({ page, served, outbox }) => {
  const toasts = page.locator('[data-toast-text]')
  await page.goto(`${served.origins.provider}/xoriant`)
  const form = new EnquiryForm(page)
  const address = `staff-${process.pid}-proof@xoriant.example`
  await form.askForOtp(address)
  const mail = (await outbox()).find(({ to }) => to === address)!
  const code = /\b\d{6}\b/.exec(mail.text)![0]
  await form.field('OTP').fill(code === '123456' ? '123457' : '123456')
  await form.field('OTP').press('Enter')
  await expect(toasts).toHaveText([
    'Sorry, we are unable to verify the OTP. Please try again later',
  ])
  // A toast stays while it is hovered.
  await toasts.hover()
  await form.field('OTP').fill(code)
  await form.field('OTP').press('Enter')
  const verified = 'OTP verified successfully. You can now submit the enquiry'
  await expect(form.notice).toHaveText(verified)
  await expect(toasts).toHaveText([verified])
})

test('shows the film without scripts', async ({ browser, served }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${served.origins.provider}/accion`)
  const player = page.locator('trip-corporate-video > video')
  await expect(player).toBeVisible()
  await expect(player).toHaveAttribute('src', '/media/corporate/video?company=accion')
  await expect(player).toHaveAttribute('muted')
  await context.close()
})

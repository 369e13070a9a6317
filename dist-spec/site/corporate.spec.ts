import type { Locator } from '@playwright/test'
import { EnquiryForm } from '../enquiry/enquiry-form.ts'
import { expect, test } from '../support/test.ts'
import { press } from './support/places.ts'

const COMPANIES = ['Persistent', 'Xoriant', 'Accenture', 'Accion', 'Icertis', 'Bridgenext']

test('plays each company its own film, muted, with controls, and others the sample', async ({
  page,
  served,
}) => {
  const { provider } = served.origins
  const player = page.locator('trip-corporate-video').locator('video[part=video]')
  const robots = page.locator('meta[name=robots]')
  await page.goto(`${provider}/how-it-works`)
  for (const company of COMPANIES) {
    const name = company.toLowerCase()
    await press(page, `/${name}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `Trips for everyone at ${company}`,
    )
    await expect(player).toHaveAttribute('aria-label', new RegExp(`^${company} and`))
    await expect(player, company).toHaveJSProperty('muted', true)
    await expect(player, company).toHaveJSProperty('controls', true)
    await expect
      .poll(() => player.evaluate(({ currentSrc }: HTMLVideoElement) => currentSrc))
      .toContain(name)
    // Written after the heading.
    await expect(robots, company).toHaveAttribute('content', 'index')
  }

  const answer = await page.goto(`${provider}/somebody`)
  expect(answer!.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trips for companies')
  await expect(robots).toHaveAttribute('content', 'noindex')
  await expect(player).toHaveAttribute('aria-label', /^Tigertrail Journeys/)
})

test('shows film and form on the same edges, and a film that ends as it began', async ({
  page,
  served,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${served.origins.provider}/persistent`)
  const box = async (place: Locator) => (await place.boundingBox())!
  const film = page.locator('trip-corporate-video')
  for (const [width, height, colorScheme] of [
    [1440, 900, 'light'],
    [1920, 1080, 'dark'],
    [390, 844, 'light'],
  ] as const) {
    const where = `${colorScheme} at ${width} px`
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height })
    const { x, y, width: wide, height: tall } = await box(film)
    const form = await box(page.locator('trip-enquiry'))
    expect([x, wide], where).toEqual([form.x, form.width])
    const names = /^(Trips for everyone|Enquire as a corporate user)/
    const headings = await page.getByRole('heading', { name: names }).all()
    const edges = headings.map(async (heading) => (await box(heading)).x)
    const brand = await box(page.getByRole('banner').getByRole('link').first())
    expect(new Set(await Promise.all(edges)), where).toEqual(new Set([brand.x]))
    expect(y + tall, where).toBeLessThan(height)
  }

  const player = film.locator('video[part=video]')
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.readyState)).toBe(4)
  expect(await difference(player, 0.004, 0.995)).toBeLessThan(3)
  expect(await difference(player, 0.004, 0.5)).toBeGreaterThan(4)
})

/** Mean difference of the colour values of two frames, which are given as parts of the film. */
const difference = (player: Locator, from: number, to: number) =>
  player.evaluate(
    async (element, times) => {
      const video = element as HTMLVideoElement
      const inks = async (part: number) => {
        const seeked = new Promise((done) => video.addEventListener('seeked', done, { once: true }))
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

test('asks a corporate user for a code, and clears its error once it is verified', async ({
  page,
  served,
  outbox,
}) => {
  const toasts = page.locator('[data-toast-text]')
  await page.goto(`${served.origins.provider}/xoriant`)
  const form = new EnquiryForm(page)
  await expect(form.field('I am a corporate user')).toBeChecked()
  await expect(form.field('Corporate Email')).toBeVisible()
  await expect(form.button('Send OTP')).toBeDisabled()
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

import type { Page } from '@playwright/test'
import { openCards } from '../attraction-card/attraction-cards.ts'
import { expect, test } from '../support/test.ts'

/** The tags, each with a selector that must match as soon as they are ready. */
const TAGS: [name: string, page: string, usable: string][] = [
  ['trip-enquiry', 'enquiry.html', 'input[type=email]'],
  ['trip-enquiry', 'wizard.html', '.steps'],
  ['trip-review', 'review.html', 'input[type=email]'],
  ['trip-testimonial', 'testimonial.html', 'input[type=email]'],
  ['trip-attraction-card', 'card.html', '.name'],
  ['trip-corporate-video', 'video.html', 'video'],
]

/** Recorded events: target, whether the usable part existed at that moment, and whether the figures can be true. */
interface Hearing extends Window {
  heard: { tag: string; usable: boolean; bubbled: boolean; measured: boolean }[]
}

interface Measured {
  milliseconds: number
  bytes: number
}

async function hear(page: Page, tag: string, usable: string): Promise<void> {
  await page.addInitScript(
    ([tag, usable]) => {
      const hearing = window as unknown as Hearing
      hearing.heard = []
      document.addEventListener(`${tag}-ready`, (event) => {
        const { target, bubbles, composed, timeStamp, detail } = event as CustomEvent<Measured>
        const { localName, shadowRoot } = target as Element
        const found = shadowRoot!.querySelector(usable!)
        const ready = found instanceof HTMLVideoElement ? found.readyState > 0 : found !== null
        const bubbled = bubbles && composed
        const measured = Math.abs(timeStamp - detail.milliseconds) < 20 && detail.bytes > 7000
        hearing.heard.push({ tag: localName, usable: ready, bubbled, measured })
      })
    },
    [tag, usable],
  )
}

const heard = (page: Page) => page.evaluate(() => (window as unknown as Hearing).heard)

for (const [tag, file, usable] of TAGS) {
  test(
    `${tag} of ${file} reports once that it is ready`,
    { tag: '@core' },
    async ({ page, host }) => {
      await hear(page, tag, usable)
      await page.goto(`${host}/${file}`)
      const element = page.locator(tag).first()
      await element.scrollIntoViewIfNeeded()
      const once = [{ tag, usable: true, bubbled: true, measured: true }]
      await expect.poll(() => heard(page)).toEqual(once)
      await element.evaluate(async (element) => {
        const frame = () => new Promise(requestAnimationFrame)
        document.body.append(element)
        await frame()
        element.setAttribute('theme', 'dark')
        await frame()
        element.remove()
        await frame()
        document.body.append(element)
        await frame()
      })
      await expect(element.locator(usable).first()).toBeAttached()
      expect(await heard(page)).toEqual(once)
    },
  )
}

test('a card that failed to load is ready after the retry', async ({ page, host, served }) => {
  await hear(page, 'trip-attraction-card', '.name')
  await page.route('**/attractions/**', (route) => route.abort())
  const { provider } = served.origins
  await openCards(page, { host, provider }, [{ attraction: 'taj-mahal' }])
  const again = page.locator('trip-attraction-card').getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  expect(await heard(page)).toEqual([])
  await page.unroute('**/attractions/**')
  await again.click()
  await expect.poll(async () => (await heard(page)).length).toBe(1)
})

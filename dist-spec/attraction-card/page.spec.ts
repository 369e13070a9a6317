import { expect, type Page } from '@playwright/test'
import { bothLooks } from '../support/both-looks.ts'
import {
  answerWith,
  attraction,
  loadCards,
  one,
  openCards,
  test,
  turnable,
} from './attraction-cards.ts'

test('causes no layout shift, from before its script to its last picture', async ({ page, at }) => {
  await answerWith(page, [attraction()])
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        ;(window as unknown as { shift: number }).shift += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${at.host}/cards.html`)
    const card = page.locator('trip-attraction-card').first()
    await page.evaluate(() => {
      const cards = ['bandhavgarh', 'nowhere', 'bandhavgarh', 'nowhere', 'bandhavgarh']
      document.querySelector('#cards')!.innerHTML = cards
        .map((id) => `<trip-attraction-card attraction="${id}"></trip-attraction-card>`)
        .join('')
    })
    const before = (await card.boundingBox())!
    await loadCards(page, at.provider)
    await turnable(card)
    expect(await card.boundingBox()).toEqual(before)
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0)
  }
})

test('works under the strictest policy, with no violation', async ({ page, at }) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    document.addEventListener('securitypolicyviolation', (event) => {
      violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  await answerWith(page, [attraction()])
  const card = (await openCards(page, at, [one], 'strict-cards.html')).first()
  await (await turnable(card)).click()
  await expect(card.getByText('2 / 3')).toBeVisible()
  const violations = () => (window as unknown as { violations: string[] }).violations
  expect(await page.evaluate(violations)).toEqual([])
  expect(said).toEqual([])
})

test('has no violation in any state', async ({ page, at, axe }) => {
  const clean = await bothLooks(page, axe, 390)
  await answerWith(page, [attraction(), attraction({ _id: 'bare', image: [] })])
  await fail(page)
  const ids = ['bandhavgarh', 'bare', 'nowhere', 'broken', 'slow']
  const cards = await openCards(
    page,
    at,
    ids.map((attraction) => ({ attraction, href: one.href })),
  )
  await cards.nth(4).scrollIntoViewIfNeeded()
  await expect(cards.nth(3).getByRole('button', { name: 'Try again' })).toBeVisible()
  await turnable(cards.nth(0))
  await clean()
})

async function fail(page: Page): Promise<void> {
  await page.route('**/attractions/broken', (route) => route.abort())
  await page.route('**/attractions/slow', () => {})
}

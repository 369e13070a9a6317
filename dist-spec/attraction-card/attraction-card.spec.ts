import { expect, type Request } from '@playwright/test'
import {
  type Attraction,
  answerPictures,
  answerWith,
  attraction,
  hearOpen,
  one,
  openCards,
  test,
  turnable,
} from './attraction-cards.ts'

test('shows the attractions that the provider has', async ({ page, at }) => {
  const answer = await fetch(`${at.provider}/api/v1/trips/attractions/locations/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  await answerPictures(page, '**/media/**')
  const known = ((await answer.json()) as Attraction[]).slice(0, 6)
  const ids = known.map(({ _id: attraction }) => ({ attraction }))
  const cards = await openCards(page, at, ids)
  await expect(cards).toHaveCount(6)
  for (const [index, { name, image, attraction_location_label, total_review }] of known.entries()) {
    const card = cards.nth(index)
    await card.scrollIntoViewIfNeeded()
    await expect(card.getByRole('heading')).toHaveText(name)
    await expect(card.getByText(attraction_location_label)).toBeVisible()
    await expect(card.getByText(/Reviews?$/)).toHaveCount(total_review > 0 ? 1 : 0)
    if (image[0]) await expect(card.locator('img').first()).toHaveAttribute('src', image[0])
  }
})

test('shows picture, name, place, rating and reviews, and hides empty fields', async ({
  page,
  at,
}) => {
  const many = attraction({ total_review: 1280 })
  const best = attraction({ _id: 'best', avg_review: 7, total_review: 1 })
  const none = attraction({ _id: 'none', avg_review: -1, total_review: 0, image: [] })
  const zero = attraction({ _id: 'zero', avg_review: 0, total_review: 0 })
  await answerWith(page, [many, best, none, zero])
  const ids = ['best', 'none', 'zero', 'nowhere'].map((attraction) => ({ attraction }))
  const cards = await openCards(page, at, [{ ...one, headline: '4' }, ...ids])
  const card = cards.nth(0)
  await expect(card.getByRole('heading', { level: 4 })).toHaveText('Bandhavgarh National Park')
  await expect(card.getByText('Umaria, Madhya Pradesh')).toBeVisible()
  await expect(card.getByRole('img', { name: 'Rated 4.5 out of 5' })).toBeVisible()
  await expect(card.getByText('1,280 Reviews')).toBeVisible()
  await expect(card.locator('img').first()).toHaveJSProperty('naturalWidth', 800)
  for (const more of await cards.all()) await more.scrollIntoViewIfNeeded()
  await expect(cards.nth(1).getByRole('img', { name: 'Rated 5 out of 5' })).toBeVisible()
  await expect(cards.nth(1).getByText('1 Review', { exact: true })).toBeVisible()
  await expect(cards.nth(2).getByRole('heading', { level: 3 })).toBeVisible()
  await expect(cards.nth(2).getByRole('img')).toHaveCount(0)
  await expect(cards.nth(2).getByText('Review')).toHaveCount(0)
  await expect(cards.nth(3).getByRole('img', { name: 'Rated 0 out of 5' })).toBeVisible()
  await expect(cards.nth(4)).toContainText('This attraction is not available.')
  await expect(cards.nth(4).getByRole('button')).toHaveCount(0)
})

test('is one link over its whole area, which the host can cancel', async ({ page, at }) => {
  const id = 'a/b ?#'
  await answerWith(page, [attraction({ _id: id, image: ['https://pictures.example/only.svg'] })])
  const card = (await openCards(page, at, [{ ...one, attraction: id }])).first()
  await expect(card.getByRole('link')).toHaveAttribute('href', '/cards.html?place=a%2Fb%20%3F%23')
  const opened = await hearOpen(page, true)
  const address = page.url()
  await card.locator('img').click({ force: true })
  await card.getByText('128 Reviews').click({ force: true })
  await card.getByRole('link').press('Enter')
  expect(await opened()).toEqual([id, id, id])
  expect(page.url()).toBe(address)
  await page.evaluate(() => {
    const stop = (event: Event) => event.stopImmediatePropagation()
    window.addEventListener('trip-attraction-card-open', stop, true)
  })
  await card.getByRole('link').click()
  await expect(page).toHaveURL(`${at.host}/cards.html?place=a%2Fb%20%3F%23`)
})

test('is a button when it has no link or an unsafe one', async ({ page, at }) => {
  await answerWith(page, [attraction()])
  const cards = await openCards(page, at, [
    { attraction: 'bandhavgarh' },
    // oxlint-disable-next-line no-script-url -- what a card must refuse
    { attraction: 'bandhavgarh', href: ' java\tscript:alert("{id}")' },
  ])
  const opened = await hearOpen(page, false)
  for (const card of await cards.all()) {
    await card.getByRole('button', { name: 'Bandhavgarh National Park' }).click()
    await expect(card.getByRole('link')).toHaveCount(0)
  }
  expect(await opened()).toEqual(['bandhavgarh', 'bandhavgarh'])
})

test(
  'offers a retry, keeps focus, and shows the result',
  { tag: '@core' },
  async ({ page, at }) => {
    await answerWith(page, [attraction()])
    await page.route('**/attractions/*', (route) => route.abort(), { times: 2 })
    const card = (await openCards(page, at, [one])).first()
    const again = card.getByRole('button', { name: 'Try again' })
    await again.focus()
    await page.keyboard.press('Enter')
    await expect(card.getByRole('status')).toHaveText('This attraction hasn’t loaded.')
    await expect(again).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(card.getByRole('link')).toBeFocused()
  },
)

test('loads all nearby cards in one call', async ({ page, at }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/attractions/')) asked.push(new URL(request.url()).search)
  })
  const known = ['taj-mahal', 'petra', 'amber-fort'].map((attraction) => ({ attraction }))
  const cards = await openCards(page, at, known)
  for (const card of await cards.all()) await expect(card.getByRole('heading')).toBeVisible()
  expect(asked).toEqual([`?ids=${encodeURIComponent('taj-mahal,petra,amber-fort')}`])
})

test('falls back to one request per card, a few at a time, for a provider without the batch call', async ({
  page,
  at,
}) => {
  const ids = Array.from({ length: 25 }, (_, index) => `place-${index}`)
  const asked = await answerWith(
    page,
    ids.map((_id) => attraction({ _id })),
  )
  let open = 0
  let most = 0
  const ours = (request: Request) => request.url().includes('/attractions/')
  page.on('request', (request) => {
    if (ours(request)) most = Math.max(most, ++open)
  })
  page.on('requestfinished', (request) => {
    if (ours(request)) open -= 1
  })
  const hundred = Array.from({ length: 100 }, (_, index) => ({ attraction: ids[index % 25]! }))
  const cards = await openCards(page, at, hundred)
  await expect(cards.first().getByRole('heading')).toBeVisible()
  const early = asked.length
  expect(early).toBeLessThan(25)
  for (const index of [20, 40, 60, 80, 99]) {
    await cards.nth(index).scrollIntoViewIfNeeded()
    await expect(cards.nth(index).getByRole('heading')).toBeVisible()
  }
  await expect.poll(() => asked.length).toBe(25)
  expect(new Set(asked).size).toBe(25)
  expect(most).toBeLessThanOrEqual(4)
})

test('changes pictures on drag without opening, and keeps its picture when it is moved', async ({
  page,
  at,
}) => {
  const asked = await answerWith(page, [attraction()])
  const card = (await openCards(page, at, [one])).first()
  await (await turnable(card)).click()
  await expect(card.getByText('2 / 3')).toBeVisible()
  await page.evaluate(() => {
    document.querySelector('h1')!.before(document.querySelector('trip-attraction-card')!)
  })
  await expect(card.getByText('2 / 3')).toBeVisible()
  await card.getByRole('button', { name: 'Next picture' }).click()
  await expect(card.getByText('3 / 3')).toBeVisible()
  expect(asked).toEqual(['bandhavgarh'])

  const opened = await hearOpen(page, true)
  const resting = () =>
    expect(card.locator('.swiper-wrapper')).toHaveCSS('transition-duration', '0s')
  await resting()
  const box = (await card.locator('.swiper').boundingBox())!
  await page.mouse.move(box.x + 200, box.y + 60)
  await page.mouse.down()
  await page.mouse.move(box.x + 40, box.y + 60, { steps: 8 })
  await page.mouse.up()
  await expect(card.getByText('1 / 3')).toBeVisible()
  expect(await opened()).toEqual([])
  // Swiper ignores clicks while a slide moves.
  await resting()
  await page.mouse.click(box.x + 60, box.y + 60)
  await expect.poll(opened).toEqual(['bandhavgarh'])
})

test('loads its carousel at the first touch, and offers a retry if that fails', async ({
  page,
  at,
}) => {
  await answerWith(page, [attraction()])
  await page.route('**/chunks/carousel-*', (route) => route.abort())
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const card = (await openCards(page, at, [one])).first()
  await expect(card.locator('img')).toHaveJSProperty('naturalWidth', 800)
  await expect(card.getByText('1 / 3')).toBeVisible()
  expect(asked.filter((url) => /carousel/.test(url))).toEqual([])
  await card.getByRole('button', { name: 'Next picture' }).click()
  await expect(card.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(card.getByText('1 / 3')).toBeVisible()
  await expect(card.locator('img')).toHaveJSProperty('naturalWidth', 800)
  await expect(card.getByRole('link')).toBeVisible()
})

test('leaves out pictures that fail to load', async ({ page, at }) => {
  const image = ['lost', 'dawn', 'gone', 'dusk'].map((name) => `https://pictures.example/${name}`)
  await answerWith(page, [attraction({ image }), attraction({ _id: 'none', image: [image[0]!] })])
  await page.route(/pictures.example\/(?:lost|gone)/, (route) => route.abort())
  const cards = await openCards(page, at, [one, { attraction: 'none' }])
  const card = cards.first()
  const next = await turnable(card)
  await expect(card.getByText('1 / 3')).toBeVisible()
  await next.click()
  await expect(card.getByText(/[12] \/ 2/)).toBeVisible()
  await expect(next).toBeFocused()
  await expect(card.locator('img')).toHaveCount(2)
  await expect(cards.nth(1).getByRole('heading')).toBeVisible()
  await expect(cards.nth(1).locator('img')).toHaveCount(0)
})

test('works by keyboard alone', async ({ page, at }) => {
  await answerWith(page, [attraction()])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const card = (await openCards(page, at, [one])).first()
  await turnable(card)
  const focused = () =>
    card.evaluate((element) => {
      const active = element.shadowRoot!.activeElement
      return active?.getAttribute('aria-label') ?? active?.textContent
    })
  const stops: unknown[] = []
  for (let stop = 0; stop < 3; stop += 1) {
    await page.keyboard.press('Tab')
    stops.push(await focused())
  }
  expect(stops).toEqual(['Bandhavgarh National Park', 'Previous picture', 'Next picture'])
  await page.keyboard.press('ArrowRight')
  await expect(card.getByRole('status')).toHaveText('Picture 2 of 3')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(card.getByRole('status')).toHaveText('Picture 3 of 3')
  const second = card.getByRole('img', { name: /picture 3 of 3/ })
  await expect(second).toHaveJSProperty('naturalWidth', 800)
})

import type { Locator, Page } from '@playwright/test'
import { expect, test as base } from '../support/test.ts'

export interface Attraction {
  _id: string
  name: string
  attraction_location_label: string
  image: string[]
  description: string
  activities: string[]
  category: string[]
  avg_review: number
  total_review: number
}

export const test = base.extend<{ at: { host: string; provider: string } }>({
  at: async ({ host, served }, use) => use({ host, provider: served.origins.provider }),
})

export const one = { attraction: 'bandhavgarh', href: '/cards.html?place={id}' }

const scene = (hue: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">
  <path fill="hsl(${hue} 55% 78%)" d="M0 0h800v600H0z" />
  <circle cx="520" cy="230" r="90" fill="hsl(${hue + 25} 85% 60%)" />
  <path fill="hsl(${hue} 35% 45%)" d="M0 430l180-150 140 90 190-210 290 270v170H0z" />
  <path fill="hsl(${hue + 20} 40% 22%)" d="M0 500c220-120 420 60 800-70v170H0z" />
</svg>`

export function attraction(changes: Partial<Attraction> = {}): Attraction {
  return {
    _id: 'bandhavgarh',
    name: 'Bandhavgarh National Park',
    attraction_location_label: 'Umaria, Madhya Pradesh',
    image: ['dawn', 'noon', 'dusk'].map((time) => `https://pictures.example/${time}.svg`),
    description: 'Tigers, and a fort above them.',
    activities: ['safari'],
    category: ['wildlife'],
    avg_review: 4.4,
    total_review: 128,
    ...changes,
  }
}

export async function answerPictures(page: Page, addresses: string): Promise<void> {
  await page.route(addresses, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: scene(route.request().url().length * 53) }),
  )
}

const headers = { 'access-control-allow-origin': '*' }

/** Mocks a provider without the batch call. Returns the requested ids, to which later ones are added. */
export async function answerWith(page: Page, attractions: Attraction[]): Promise<string[]> {
  const asked: string[] = []
  await answerPictures(page, 'https://pictures.example/**')
  await page.route('**/api/v1/trips/attractions/cards/?*', (route) =>
    route.fulfill({ status: 404, headers, json: {} }),
  )
  await page.route('**/api/v1/trips/attractions/*', (route) => {
    const id = decodeURIComponent(new URL(route.request().url()).pathname.split('/').at(-1)!)
    asked.push(id)
    const found = attractions.find(({ _id }) => _id === id)
    const json = found ?? { error: { code: 'not_found', message: 'There is none.' } }
    return route.fulfill({ status: found ? 200 : 404, headers, json })
  })
  return asked
}

export async function openCards(
  page: Page,
  addresses: { host: string; provider: string },
  cards: Record<string, string>[],
  name = 'cards.html',
): Promise<Locator> {
  await page.goto(`${addresses.host}/${name}`)
  await page.evaluate((cards) => {
    for (const attributes of cards) {
      const card = document.createElement('trip-attraction-card')
      for (const [name, value] of Object.entries(attributes)) card.setAttribute(name, value)
      document.querySelector('#cards')!.append(card)
    }
  }, cards)
  if (name === 'cards.html') await loadCards(page, addresses.provider)
  return page.locator('trip-attraction-card')
}

export async function loadCards(page: Page, provider: string): Promise<void> {
  const url = `${provider}/widgets/trip-attraction-card.js`
  await page.addScriptTag({ type: 'module', url })
}

/** Records `trip-attraction-card-open` events, and cancels them if `cancel`. Returns a reader. */
export async function hearOpen(page: Page, cancel: boolean): Promise<() => Promise<string[]>> {
  await page.evaluate((cancel) => {
    const opened: string[] = []
    Object.assign(window, { opened })
    document.addEventListener('trip-attraction-card-open', (event) => {
      opened.push((event as CustomEvent<{ attraction: string }>).detail.attraction)
      if (cancel) event.preventDefault()
    })
  }, cancel)
  return () => page.evaluate(() => (window as unknown as { opened: string[] }).opened)
}

export async function turnable(card: Locator): Promise<Locator> {
  const next = card.getByRole('button', { name: 'Next picture' })
  await expect(next).toBeVisible()
  return next
}

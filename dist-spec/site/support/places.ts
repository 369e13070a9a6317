import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { noteChange } from '../../../demo/provider/data/engine/change-counter.ts'
import type { Serving } from '../../../demo/server/serve.ts'

interface StoredReview {
  rating?: number
  first_name?: string
  last_name?: string
  feedback?: string
  images?: string[]
  date_of_visit?: string
}

let count = 0

export const PICTURES = ['dawn', 'day', 'dusk'].map((time) => `/media/scenes/alps-${time}.svg`)

export async function addAttraction(
  { provider }: Serving,
  changes: Record<string, unknown> = {},
): Promise<string> {
  const id = `spec-${process.pid}-${++count}`
  const facts = {
    name: 'Mount Pilatus',
    label: 'Lucerne, Switzerland',
    image: PICTURES,
    description: 'A mountain above a lake.',
    activities: ['Cogwheel railway', 'Hiking'],
    category: ['Mountain'],
    ...changes,
  }
  await provider.database.query(
    `insert into attractions
       (id, city, name, attraction_location_label, image, description, activities, category,
        best_months, closed, time_needed, airport, station, latitude, longitude)
     select $1, (select uuid from cities where cities.name = 'Lucerne'), name, label, image,
       description, activities, category, best_months, closed, time_needed, airport, station,
       latitude, longitude
     from jsonb_to_record($2::jsonb) as facts (name text, label text, image jsonb,
       description text, activities jsonb, category jsonb, best_months jsonb, closed text,
       time_needed text, airport text, station text, latitude double precision,
       longitude double precision)`,
    [id, JSON.stringify(facts)],
  )
  noteChange(provider.database, 'attractions')
  return id
}

export const PLANNED_BY = {
  best_months: [10, 11, 12, 1, 2, 3],
  closed: 'Mondays in winter',
  time_needed: 'Half a day',
  airport: 'Zurich, 65 km',
  station: 'Alpnachstad, at its foot',
  latitude: 46.979,
  longitude: 8.254,
}

/** Adds reviews of an attraction. Their visits were on one day, and each was received a day before the previous one. */
export async function addReviews(
  { provider }: Serving,
  attraction: string,
  reviews: StoredReview[],
): Promise<void> {
  for (const [index, review] of reviews.entries()) {
    const who = { first_name: 'Asha', last_name: 'Rao', date_of_visit: '2026-01-01' }
    const row = { ...who, rating: 5, feedback: 'Lovely.', images: [] }
    await provider.database.query(
      `insert into reviews (uuid, attraction, rating, feedback, first_name, last_name, email,
         mobile_number, date_of_visit, images, fingerprint, received_at)
       select $1, $2, rating, feedback, first_name, last_name, 'asha@mail.example', '9000000000',
         date_of_visit, images, 'spec', timestamptz '2026-06-01' - make_interval(days => $4)
       from jsonb_to_record($3::jsonb) as review (rating integer, feedback text, first_name text,
         last_name text, date_of_visit date, images jsonb)`,
      [randomUUID(), attraction, JSON.stringify({ ...row, ...review }), index],
    )
  }
  noteChange(provider.database, 'reviews')
}

/** Console errors of a page, except for responses that were meant to fail. */
export function complaints(page: Page): string[] {
  const said: string[] = []
  page.on('pageerror', ({ message }) => said.push(message))
  page.on('console', (message) => {
    const isLoading = /Failed to load resource/.test(message.text())
    if (['error', 'warning'].includes(message.type()) && !isLoading) said.push(message.text())
  })
  return said
}

/** Follows a link to another path, and waits until the previous page is gone and the next one is ready. */
export async function follow(page: Page, path: string): Promise<void> {
  const before = page.locator('main h1[data-before]')
  await page
    .locator('main h1')
    .first()
    .evaluate((title) => (title.dataset['before'] = ''))
  await press(page, path)
  await expect(before).toHaveCount(0)
  await expect(page).toHaveURL((url) => url.pathname + url.search === path)
  await expect(page.locator('main:not([aria-busy=true]) h1').first()).toBeVisible()
}

/** Clicks a link, which may leave the previous page on screen for a moment. */
export async function press(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => {
    const link = document.createElement('a')
    link.href = path
    document.querySelector('main')!.append(link)
    link.click()
    link.remove()
  }, path)
}

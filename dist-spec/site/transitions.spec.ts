import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { complaints, press } from './support/places.ts'

/** What each transition of the page named while it ran, and whether it was skipped. */
interface Noted {
  groups: string[]
  skipped: boolean
}

async function noteTransitions(page: Page): Promise<() => Promise<Noted[]>> {
  await page.addInitScript(() => {
    const noted: Noted[] = []
    Object.assign(globalThis, { noted })
    const start = document.startViewTransition?.bind(document)
    if (!start) return
    document.startViewTransition = (update) => {
      const transition = start(update)
      const groups = () => {
        const names = document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
          .flatMap((name) => /^::view-transition-old\((.*)\)$/.exec(name)?.[1] ?? [])
        return [...new Set(names)].toSorted()
      }
      transition.ready.then(
        () => noted.push({ groups: groups(), skipped: false }),
        () => noted.push({ groups: [], skipped: true }),
      )
      return transition
    }
  })
  return () => page.evaluate(() => (globalThis as unknown as { noted: Noted[] }).noted)
}

const cards = (page: Page) => page.locator('section[aria-labelledby=listing] trip-attraction-card')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const ended = (page: Page) =>
  page.waitForFunction(() =>
    document.getAnimations().every(({ effect }) => {
      return !(effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition')
    }),
  )

/** Goes to cards and points at one, which loads the code of transitions. */
async function arriveBy(page: Page, origin: string): Promise<Locator> {
  // A page with a tag, which is defined only once all is hydrated.
  await page.goto(`${origin}/review`)
  await press(page, '/destinations')
  const card = cards(page).first().getByRole('link', { name: 'Bandhavgarh National Park' })
  let isLoaded = false
  page.on('response', (response) => (isLoaded ||= response.url().includes('page-transition')))
  // Pointing counts once the code that prefetches has loaded.
  await expect(async () => {
    await page.mouse.move(0, 0)
    await card.hover()
    expect(isLoaded).toBe(true)
  }).toPass()
  return card
}

test('turns the picture of a card into the one of its page', async ({ page, served }) => {
  const said = complaints(page)
  const noted = await noteTransitions(page)
  const card = await arriveBy(page, served.origins.provider)
  expect(await noted()).toEqual([])
  await card.click()
  await expect(heading(page)).toHaveText('Bandhavgarh National Park')
  await expect(heading(page)).toBeFocused()
  await expect
    .poll(async () => (await noted()).at(-1))
    .toEqual({ groups: ['place', 'root'], skipped: false })
  await ended(page)
  await expect(page.locator('[data-opened], [data-arriving]')).toHaveCount(0)

  // From the cards of this page, whose own picture must not have the name then.
  const before = (await noted()).length
  const similar = page.locator('main trip-attraction-card').first()
  await similar.getByRole('link').first().click()
  await expect(heading(page)).not.toHaveText('Bandhavgarh National Park')
  await expect.poll(async () => (await noted()).length).toBe(before + 1)
  expect((await noted()).at(-1)!.groups).toContain('place')
  expect(said).toEqual([])
})

test('changes to other pages at once, and takes clicks meanwhile', async ({ page, served }) => {
  const noted = await noteTransitions(page)
  const card = await arriveBy(page, served.origins.provider)
  // Long enough to click while it runs.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('::view-transition-old(root) { animation-duration: 20s !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  await card.click()
  await expect.poll(noted).toMatchObject([{ skipped: false }])
  await page.getByRole('navigation', { name: 'Main' }).getByText('Plan a trip').click()
  await expect(page).toHaveURL(/\/enquiry$/)
  await expect(heading(page)).toBeFocused()
  expect(await noted()).toHaveLength(1)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('has no transition', async ({ page, served }) => {
    const noted = await noteTransitions(page)
    const card = await arriveBy(page, served.origins.provider)
    await card.click()
    await expect(heading(page)).toBeFocused()
    expect(await noted()).toEqual([])
  })
})

test('changes pages where the browser has no transitions', async ({ page, served }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.addInitScript(() => {
    delete (Document.prototype as Partial<Document>).startViewTransition
  })
  await page.goto(`${served.origins.provider}/destinations`)
  await cards(page).first().getByRole('link', { name: 'Bandhavgarh National Park' }).click()
  await expect(heading(page)).toBeFocused()
  expect(asked.filter((url) => url.includes('page-transition'))).toEqual([])
})

import { isDeepStrictEqual } from 'node:util'
import type { Locator, Page } from '@playwright/test'
import { photo } from '../review/photos.ts'
import { expect, test } from '../support/test.ts'
import { CLIP } from '../testimonial/testimonial-form.ts'
import { alive, countAlive, fired, kept } from './alive.ts'

type Attributes = Record<string, string>

const CALENDAR = 'Open the calendar'
const openCalendar = (element: Locator) =>
  element.getByRole('button', { name: CALENDAR }).first().click()

/** The tags, each with a use that loads all its lazy parts. */
const ELEMENTS: [
  name: string,
  tag: string,
  attributes: Attributes,
  use: (element: Locator) => Promise<unknown>,
][] = [
  [
    'an enquiry',
    'trip-enquiry',
    {},
    async (element) => {
      await element.getByLabel('I am a corporate user').check()
      await element.getByLabel('Corporate Email').fill('a')
    },
  ],
  ['a wizard', 'trip-enquiry', { variant: 'wizard' }, openCalendar],
  [
    'a review',
    'trip-review',
    {},
    async (element) => {
      await openCalendar(element)
      await element.getByLabel('Photos').setInputFiles(await photo('tiger.jpg'))
      await expect(element.locator('.filepond--image-preview canvas')).toBeVisible()
    },
  ],
  [
    'a testimonial',
    'trip-testimonial',
    {},
    async (element) => {
      await element.locator('input[type=file]').setInputFiles(CLIP)
      await expect(element.locator('video')).toBeVisible()
    },
  ],
  [
    'a card',
    'trip-attraction-card',
    { attraction: 'taj-mahal' },
    async (element) => {
      await element.getByRole('button', { name: 'Next picture' }).click()
      await expect(element.getByText(/^2 \/ /)).toBeVisible()
    },
  ],
  [
    'a video',
    'trip-corporate-video',
    { company: 'xoriant' },
    (element) => expect(element.locator('track')).toBeAttached(),
  ],
]
const KINDS = ELEMENTS.map(([, tag, attributes]) => [tag, attributes] as const)
const TAGS = [...new Set(KINDS.map(([tag]) => tag))]

async function open(page: Page, host: string, provider: string, tags: readonly string[] = TAGS) {
  await page.goto(`${host}/bare.html`)
  for (const tag of tags) {
    await page.addScriptTag({ type: 'module', url: `${provider}/widgets/${tag}.js` })
  }
}

/** Adds `count` elements, of each kind in turn, and waits until all are ready. */
const putAll = (page: Page, count: number) =>
  page.evaluate(
    async ([kinds, count]) => {
      const place = document.querySelector('#first')!
      // Cards load only near the viewport.
      place.setAttribute(
        'style',
        'display: grid; grid-template-columns: repeat(20, 300px); zoom: 0.1',
      )
      const ready = Array.from({ length: count }, (_, at) => {
        const [tag, attributes] = kinds[at % kinds.length]!
        const element = document.createElement(tag)
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
        place.append(element)
        return new Promise((done) => element.addEventListener(`${tag}-ready`, done, { once: true }))
      })
      await Promise.all(ready)
    },
    [KINDS, count] as const,
  )
const removeAll = (page: Page) =>
  page.evaluate(() => document.querySelector('#first')!.replaceChildren())

const inAndOut = (page: Page, times: number, pace: 'fast' | 'slow') =>
  page.evaluate(
    async ([kinds, times, pace]) => {
      const { port1, port2 } = new MessageChannel()
      const task = () =>
        new Promise((done) => {
          port1.addEventListener('message', done, { once: true })
          port1.start()
          port2.postMessage(0)
        })
      const place = document.querySelector('#first')!
      for (let time = 0; time < times; time += 1) {
        const [tag, attributes] = kinds[time % kinds.length]!
        const element = document.createElement(tag)
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
        place.append(element)
        if (pace === 'slow') await task()
        element.remove()
        if (pace === 'slow') await task()
      }
      port1.close()
    },
    [KINDS, times, pace] as const,
  )

test('leaves no pending work after a tag was used and removed', async ({ page, host, served }) => {
  test.slow()
  await countAlive(page)
  await open(page, host, served.origins.provider)
  expect(await alive(page)).toEqual([])
  for (const [name, tag, attributes, use] of ELEMENTS) {
    await test.step(name, async () => {
      await page.evaluate(
        ([tag, attributes]) => {
          const element = document.createElement(tag)
          for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
          document.querySelector('#first')!.append(element)
        },
        [tag, attributes] as const,
      )
      const element = page.locator(tag)
      await use(element)
      expect(await alive(page)).not.toEqual([])
      await element.evaluate((element) => element.remove())
      await expect.poll(() => alive(page)).toEqual([])
    })
  }
})

test('sixty removed tags leave nothing behind', async ({ page, host, served }) => {
  await countAlive(page)
  await open(page, host, served.origins.provider)
  // Caches for frequently run code fill up here, and stay.
  await putAll(page, 60)
  await removeAll(page)
  await expect.poll(() => alive(page)).toEqual([])
  const grown: number[] = []
  // A leak repeats every time. The browser's own caches, such as compiled code, do not.
  while (grown.length < 3 && !grown.some((bytes) => bytes < 300_000)) {
    grown.push(
      await growth(page, async () => {
        await putAll(page, 60)
        await removeAll(page)
      }),
    )
  }
  // 5 KB each. The smallest element takes more.
  expect(Math.min(...grown)).toBeLessThan(300_000)
})

test('keeps nothing after a thousand insertions and removals', async ({ page, host, served }) => {
  test.slow()
  await countAlive(page)
  await open(page, host, served.origins.provider)
  await putAll(page, KINDS.length)
  await removeAll(page)
  for (const pace of ['fast', 'slow'] as const) {
    await test.step(pace, async () => {
      await inAndOut(page, 60, pace)
      await expect.poll(() => alive(page)).toEqual([])
      // 1 KB each time, less than any element takes.
      expect(await growth(page, () => inAndOut(page, 1000, pace))).toBeLessThan(1_000_000)
    })
  }
})

/** Bytes by which the page has grown after some work. No nodes, listeners or pending work may be left. */
async function growth(page: Page, work: () => Promise<unknown>): Promise<number> {
  const before = await kept(page)
  await work()
  await expect.poll(() => alive(page)).toEqual([])
  let after = await kept(page)
  await expect
    .poll(async () => {
      if (after.nodes > before.nodes) after = await kept(page)
      return after.nodes
    })
    .toBeLessThanOrEqual(before.nodes)
  expect(after.jsEventListeners).toBeLessThanOrEqual(before.jsEventListeners)
  return after.bytes - before.bytes
}

test('does nothing during an hour without interaction', async ({ page, host, served }) => {
  await page.clock.install()
  await countAlive(page)
  await open(page, host, served.origins.provider)
  await putAll(page, KINDS.length)
  // Pictures load in real time, and some work follows them.
  const rests = async () => {
    const under = await alive(page)
    await page.clock.runFor('02:00')
    return isDeepStrictEqual(await alive(page), under)
  }
  await expect.poll(rests).toBe(true)
  const [under, before, came] = [await alive(page), await kept(page), await fired(page)]
  await page.clock.runFor('01:00:00')
  expect((await fired(page)) - came).toBeLessThan(5)
  expect(await alive(page)).toEqual(under)
  const after = await kept(page)
  // Allows for what the browser adds once. A leak would add one at every tick.
  expect(after.nodes).toBeLessThanOrEqual(before.nodes + 5)
  expect(after.jsEventListeners).toBeLessThanOrEqual(before.jsEventListeners)
  expect(after.bytes - before.bytes).toBeLessThan(200_000)
})

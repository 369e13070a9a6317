import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { kept } from './alive.ts'

/** The tags, each with a selector that matches once all lazy parts have loaded. */
const ELEMENTS: [name: string, tag: string, attributes: Record<string, string>, last: string][] = [
  ['an enquiry', 'trip-enquiry', {}, 'input[name=destination]'],
  ['a wizard', 'trip-enquiry', { variant: 'wizard' }, '.flatpickr-calendar'],
  ['a review', 'trip-review', {}, '.filepond--root'],
  ['a testimonial', 'trip-testimonial', {}, 'input[type=file]'],
  ['a card', 'trip-attraction-card', { attraction: 'taj-mahal' }, '.swiper-initialized'],
  ['a video', 'trip-corporate-video', { company: 'xoriant' }, 'track'],
]

/** Time of removal: the same task, the next microtask or frame, after ms, or once complete. */
const MOMENTS = ['task', 'microtask', 'frame', 10, 30, 60, 'last'] as const
type Moment = (typeof MOMENTS)[number]

/** Each moment alone exceeds the limits if it leaks. */
const TIMES = 8

async function inAndOut(
  page: Page,
  [, tag, attributes, last]: (typeof ELEMENTS)[number],
  moment: Moment,
  times: number,
): Promise<void> {
  await page.evaluate(
    async ([tag, attributes, last, moment, times]) => {
      const frame = () => new Promise(requestAnimationFrame)
      const stretch = (time: number) => document.documentElement.animate([], time).finished
      for (let time = 0; time < times; time += 1) {
        const element = document.createElement(tag)
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
        document.querySelector('#first')!.append(element)
        if (moment === 'microtask') await Promise.resolve()
        if (moment === 'frame') await frame()
        if (typeof moment === 'number') await stretch(moment)
        if (moment === 'last') {
          const here = (selector: string) => element.shadowRoot?.querySelector(selector)
          while (!here(last)) {
            dispatchEvent(new Event('pointerover'))
            here('.carousel')?.dispatchEvent(new Event('pointerenter'))
            here('input[type=file]')?.scrollIntoView()
            await frame()
          }
        }
        element.remove()
      }
    },
    [tag, attributes, last, moment, times] as const,
  )
}

/** Waits for pending work to end and for FilePond to drop destroyed instances. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    await document.documentElement.animate([], 1200).finished
  })

test('keeps nothing of a tag, whenever it is removed', async ({ page, host, served }) => {
  test.slow()
  await page.goto(`${host}/bare.html`)
  const url = `${served.origins.provider}/widgets/trip-widgets.js`
  await page.addScriptTag({ type: 'module', url })
  // Objects created once per page exist before counting starts.
  for (const element of ELEMENTS) {
    for (const moment of MOMENTS) await inAndOut(page, element, moment, 2)
  }
  await settled(page)
  let before = await kept(page)
  for (const element of ELEMENTS) {
    await test.step(element[0], async () => {
      for (const moment of MOMENTS) await inAndOut(page, element, moment, TIMES)
      await settled(page)
      const after = await kept(page)
      // At most one of the 56 elements, with its document, is still uncollected. The smallest has more nodes.
      expect(after.documents - before.documents).toBeLessThan(2)
      expect(after.nodes - before.nodes).toBeLessThan(15)
      expect(after.jsEventListeners - before.jsEventListeners).toBeLessThan(5)
      before = after
    })
  }
})

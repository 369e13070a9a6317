import type { Page } from '@playwright/test'

/** Heights in px by the minimum width of the container in px. */
export type Heights = Record<string, Record<string, number>>

/** Selector of every form of the site, with the path of a page that has it. */
export const FORMS: Record<string, string> = {
  'trip-enquiry': '/',
  'trip-enquiry[corporate]': '/xoriant',
  "trip-enquiry[variant='wizard']": '/enquiry',
  'trip-review': '/review',
  'trip-testimonial': '/submit-testimonials',
}

/** Widths of container and screen in px to measure at, by minimum width. */
const WIDTHS: Record<string, [container: number, screen: number]> = {
  0: [280, 320],
  320: [350, 390],
  375: [390, 430],
  480: [480, 768],
  720: [720, 1440],
}

export async function heightsOf(page: Page, origin: string, form: string) {
  await page.goto(origin + FORMS[form])
  const element = page.locator(form)
  await element.locator('form').waitFor()
  // Pages with a title of their own hide the form's, whose height a rule of theirs subtracts.
  const heading = element.locator('[part=heading]').first()
  // Markup of the server keeps its attributes until a later change.
  while (await heading.isHidden()) {
    await element.evaluate(async (host) => {
      host.setAttribute('heading', '')
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
      host.removeAttribute('heading')
    })
  }
  const heights: Record<string, number> = {}
  for (const [from, [width, screen]] of Object.entries(WIDTHS)) {
    await page.setViewportSize({ width: screen, height: 900 })
    heights[from] = await element.evaluate(async (host, width) => {
      host.parentElement!.style.cssText = `box-sizing: content-box; width: ${width}px`
      await document.fonts.ready
      return Math.ceil(host.getBoundingClientRect().height)
    }, width)
  }
  return heights
}

/** Stylesheet that reserves these heights until the forms are defined. */
export function reserving(heights: Heights): string {
  const rules = Object.entries(heights).flatMap(([form, steps]) =>
    Object.entries(steps).map(([from, height]) => {
      const rule = `${form}:not(:defined) {\n  display: block;\n  min-height: calc(${height}px - var(--untitled, 0px));\n}\n`
      const inner = `${form}:not(:defined) {\n    min-height: calc(${height}px - var(--untitled, 0px));\n  }\n`
      return from === '0' ? rule : `@container (min-width: ${from}px) {\n  ${inner}}\n`
    }),
  )
  return [
    '/* Written by `npm run heights`. Reserves the height of a form, so that nothing moves. */\n',
  ]
    .concat(rules.join('\n'))
    .join('')
}

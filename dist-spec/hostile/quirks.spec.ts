import type { Locator, Page } from '@playwright/test'
import { loadCards, openCards, turnable } from '../attraction-card/attraction-cards.ts'
import { EnquiryForm } from '../enquiry/enquiry-form.ts'
import { ReviewForm } from '../review/review-form.ts'
import { REVIEW_STATES } from '../review/review-states.ts'
import { expect, test } from '../support/test.ts'
import { TestimonialForm } from '../testimonial/testimonial-form.ts'
import { TESTIMONIAL_STATES } from '../testimonial/testimonial-states.ts'
import { UMARIA, WizardForm } from '../enquiry/wizard-form.ts'

interface Case {
  tag: string
  path: string
  reach: (page: Page) => Promise<unknown>
}

let count = 0

const CASES: Record<string, Case> = {
  'an enquiry with faults': {
    tag: 'trip-enquiry',
    path: 'enquiry.html',
    reach: async (page) => {
      const form = new EnquiryForm(page)
      await form.ready()
      await form.submit()
      await expect(form.field('Mobile')).toHaveAttribute('aria-invalid', 'true')
    },
  },
  'a corporate enquiry with its code': {
    tag: 'trip-enquiry',
    path: 'enquiry.html',
    reach: async (page) => {
      const form = new EnquiryForm(page)
      await form.ready()
      // Codes for one address must not overlap, so each gets its own.
      await form.askForOtp(`quirks-${process.pid}-${++count}@xoriant.example`)
    },
  },
  'a sent enquiry': {
    tag: 'trip-enquiry',
    path: 'enquiry.html',
    reach: async (page) => {
      const form = new EnquiryForm(page)
      await form.fillIn()
      await form.submit()
      // References differ in width.
      await form.element.locator('.thanks strong').evaluate((reference) => {
        reference.textContent = 'TT-2026'
      })
    },
  },
  "the wizard's first step with faults": {
    tag: 'trip-enquiry',
    path: 'wizard.html',
    reach: async (page) => {
      const form = new WizardForm(page)
      await form.ready()
      await form.button('Next').click()
      await expect(form.field('Adults')).toHaveAttribute('aria-invalid', 'true')
    },
  },
  "the wizard's second step with faults": {
    tag: 'trip-enquiry',
    path: 'wizard.html',
    reach: async (page) => {
      const form = new WizardForm(page)
      await form.fillTrip()
      await form.fillStop(1, UMARIA)
      await form.next()
      await form.submit()
      await expect(form.field('Email')).toHaveAttribute('aria-invalid', 'true')
    },
  },
  ...Object.fromEntries(
    ['errors', 'choices', 'calendar', 'photos', 'success'].map((state): [string, Case] => [
      `a review: ${state}`,
      {
        tag: 'trip-review',
        path: 'review.html',
        reach: async (page) => {
          const form = new ReviewForm(page)
          await form.ready()
          await REVIEW_STATES[state]!(form, page)
        },
      },
    ]),
  ),
  ...Object.fromEntries(
    TESTIMONIAL_STATES.filter(({ name }) => name !== 'progress').map(({ name, reach }) => [
      `a testimonial: ${name}`,
      {
        tag: 'trip-testimonial',
        path: 'testimonial.html',
        reach: (page) => reach(new TestimonialForm(page), page),
      } satisfies Case,
    ]),
  ),
  'the video of a company': {
    tag: 'trip-corporate-video',
    path: 'video.html',
    reach: (page) => expect(page.locator('trip-corporate-video video')).toBeVisible(),
  },
}

/** Boxes of an element and its shadow tree, one line each: offset in the element, and size (px). */
function boxesOf(element: Locator): Promise<string[]> {
  return element.evaluate((host) => {
    // FilePond lays its pictures out again only on resize, and may have been busy at first.
    dispatchEvent(new Event('resize'))
    const origin = host.getBoundingClientRect()
    const all = [host, ...host.shadowRoot!.querySelectorAll('*')]
    const drawn = all.filter((part) => part.getClientRects().length > 0)
    return drawn.map((part) => {
      const { left, top, width, height } = part.getBoundingClientRect()
      const numbers = [left - origin.left, top - origin.top, width, height].map(Math.round)
      return `${part.localName}.${part.getAttribute('class')} ${numbers.join(' ')}`
    })
  })
}

function differences(standard: readonly string[], quirky: readonly string[]): string[] {
  const near = (one: string, other: string) => {
    const [a, b] = [one.split(' '), other.split(' ')]
    return a.every((word, at) => word === b[at] || Math.abs(Number(word) - Number(b[at])) <= 1)
  }
  return standard.flatMap((line, at) =>
    near(line, quirky[at] ?? '') ? [] : [`${line} | ${quirky[at]}`],
  )
}

const WIDTHS = [390, 1000]

for (const [name, { tag, path, reach }] of Object.entries(CASES)) {
  test(`has the same size on a page without a doctype: ${name}`, async ({ browser, host }) => {
    const pages = await Promise.all(
      [false, true].map(async (quirky) => {
        const context = await browser.newContext({ reducedMotion: 'reduce' })
        const page = await context.newPage()
        await page.goto(`${host}/${quirky ? 'quirks-' : ''}${path}`)
        expect(await page.evaluate(() => document.compatMode)).toBe(
          quirky ? 'BackCompat' : 'CSS1Compat',
        )
        await reach(page)
        return page
      }),
    )
    for (const width of WIDTHS) {
      for (const page of pages) await page.setViewportSize({ width, height: 900 })
      const [standard, quirky] = pages.map((page) => page.locator(tag).first())
      await expect
        .poll(async () => differences(await boxesOf(standard!), await boxesOf(quirky!)))
        .toEqual([])
    }
    for (const page of pages) await page.context().close()
  })
}

test('a card has the same height on a page without a doctype', async ({ page, host, served }) => {
  const at = { host, provider: served.origins.provider }
  const shown = [{ attraction: 'taj-mahal' }, { attraction: 'nobody' }]
  const cards = await openCards(page, at, shown, 'quirks-cards.html')
  await loadCards(page, at.provider)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 1400 })
    await turnable(cards.first())
    await expect
      .poll(() =>
        cards.evaluateAll((all) =>
          all.map((card) => {
            const root = card.shadowRoot!.querySelector('.root')!
            const { width, height } = root.getBoundingClientRect()
            return Math.abs(height - (width * 0.75 + 144.5)) < 1
          }),
        ),
      )
      .toEqual([true, true])
  }
})

import type { Locator, Page } from '@playwright/test'
import { loadCards, openCards, turnable } from '../attraction-card/attraction-cards.ts'
import { EnquiryForm } from '../enquiry/enquiry-form.ts'
import { ReviewForm } from '../review/review-form.ts'
import { REVIEW_STATES } from '../review/review-states.ts'
import { expect, test } from '../support/test.ts'
import { ADDRESS, TestimonialForm } from '../testimonial/testimonial-form.ts'
import { TESTIMONIAL_STATES } from '../testimonial/testimonial-states.ts'
import { WizardForm } from '../enquiry/wizard-form.ts'

interface Case {
  tag: string
  path: string
  /** States of one page, each reached from the one before. */
  states: Record<string, (page: Page) => Promise<unknown>>
}

let count = 0

const CASES: Record<string, Case> = {
  'an enquiry': {
    tag: 'trip-enquiry',
    path: 'enquiry.html',
    states: {
      faults: async (page) => {
        const form = new EnquiryForm(page)
        await form.found()
        await form.submit()
        await expect(form.field('Mobile')).toHaveAttribute('aria-invalid', 'true')
      },
      // Codes for one address must not overlap, so each gets its own.
      'a corporate code': (page) =>
        new EnquiryForm(page).askForOtp(`quirks-${process.pid}-${++count}@xoriant.example`),
      sent: async (page) => {
        const form = new EnquiryForm(page)
        await form.field('I am a corporate user').uncheck()
        await form.fillIn()
        await form.submit()
        // References differ in width.
        await form.element.locator('.thanks strong').evaluate((reference) => {
          reference.textContent = 'TT-2026'
        })
      },
    },
  },
  'the wizard': {
    tag: 'trip-enquiry',
    path: 'wizard.html',
    states: {
      'faults of the first step': async (page) => {
        const form = new WizardForm(page)
        await form.ready()
        await form.button('Next').click()
        await expect(form.field('Adults')).toHaveAttribute('aria-invalid', 'true')
      },
      'faults of the second step': async (page) => {
        const form = new WizardForm(page)
        await form.fillTripFields()
        await form.next()
        await form.submit()
        await expect(form.field('Email')).toHaveAttribute('aria-invalid', 'true')
      },
    },
  },
  'a review': {
    tag: 'trip-review',
    path: 'review.html',
    states: {
      choices: reviewed('choices'),
      calendar: async (page) => {
        await new ReviewForm(page).attraction.press('Escape')
        await reviewed('calendar')(page)
      },
      errors: async (page) => {
        const form = new ReviewForm(page)
        await form.field('Date of visit').press('Escape')
        await form.field('Date of visit').fill('')
        await reviewed('errors')(page)
      },
      photos: reviewed('photos'),
      success: async (page) => {
        // Without the photo that cannot be sent.
        await page.reload()
        await reviewed('success')(page)
      },
    },
  },
  'a testimonial': {
    tag: 'trip-testimonial',
    path: 'testimonial.html',
    states: Object.fromEntries(
      TESTIMONIAL_STATES.filter(({ name }) => name !== 'progress').map(({ name, reach }) => [
        name,
        async (page: Page) => {
          await page.unroute(ADDRESS)
          await reach(new TestimonialForm(page), page)
        },
      ]),
    ),
  },
  'the video of a company': {
    tag: 'trip-corporate-video',
    path: 'video.html',
    states: {
      shown: (page) => expect(page.locator('trip-corporate-video video')).toBeVisible(),
    },
  },
}

function reviewed(state: string) {
  return async (page: Page) => {
    const form = new ReviewForm(page)
    await form.ready()
    await REVIEW_STATES[state]!(form, page)
  }
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

for (const [name, { tag, path, states }] of Object.entries(CASES)) {
  test(`${name} has the same size on a page without a doctype`, async ({ browser, host }) => {
    test.slow()
    const pages = await Promise.all(
      [false, true].map(async (quirky) => {
        const context = await browser.newContext({ reducedMotion: 'reduce' })
        const page = await context.newPage()
        await page.goto(`${host}/${quirky ? 'quirks-' : ''}${path}`)
        const mode = await page.evaluate(() => document.compatMode)
        expect(mode).toBe(quirky ? 'BackCompat' : 'CSS1Compat')
        return page
      }),
    )
    const [standard, quirky] = pages.map((page) => page.locator(tag).first())
    for (const [state, reach] of Object.entries(states)) {
      await Promise.all(pages.map(reach))
      for (const width of WIDTHS) {
        for (const page of pages) await page.setViewportSize({ width, height: 900 })
        await expect
          .poll(
            async () => differences(await boxesOf(standard!), await boxesOf(quirky!)),
            `${state} at ${width} px`,
          )
          .toEqual([])
      }
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

import { type Browser, type Page, chromium } from '@playwright/test'
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ALONE, type Serving, serve } from '../../demo/server/serve.ts'
import { findBrowser } from '../support/browser.ts'
import { serveHostPages } from '../support/host-pages.ts'
import { ReviewForm } from '../review/review-form.ts'
import { REVIEW_STATES } from '../review/review-states.ts'
import { OWN_SCREENS, PUBLIC_SCREENS } from '../site/support/screens.ts'
import { type Stage, type State, STATES } from '../enquiry/enquiry-states.ts'
import { showAll } from '../support/show-all.ts'
import { signInAtDesk } from '../support/sign-in-at-desk.ts'
import { TestimonialForm } from '../testimonial/testimonial-form.ts'
import { TESTIMONIAL_STATES } from '../testimonial/testimonial-states.ts'
import type { Mail } from '../support/test.ts'
import { bring, sessionOf } from '../site/support/traveller.ts'
import { WIZARD_STATES } from '../enquiry/wizard-states.ts'

const folder = resolve(process.argv[2] ?? 'dist/screenshots')

const WIDTHS = [390, 768, 1440]
const THEMES = ['light', 'dark'] as const

interface Look {
  width: number
  theme: (typeof THEMES)[number]
}

const looks: Look[] = WIDTHS.flatMap((width) => THEMES.map((theme) => ({ width, theme })))

async function withPage(browser: Browser, look: Look, use: (page: Page) => Promise<unknown>) {
  const context = await browser.newContext({
    viewport: { width: look.width, height: 900 },
    colorScheme: look.theme,
    reducedMotion: 'reduce',
  })
  await use(await context.newPage())
  await context.close()
}

const file = (name: string, { width, theme }: Look) => join(folder, `${name}-${width}-${theme}.png`)

async function takePages(browser: Browser, { origins }: Serving) {
  const pages = { blog: origins.blog, intranet: origins.intranet }
  for (const [name, address] of Object.entries(pages)) {
    for (const look of looks) {
      await withPage(browser, look, async (page) => {
        await page.goto(address, { waitUntil: 'networkidle' })
        await showAll(page)
        await page.screenshot({ path: file(name, look), fullPage: true, animations: 'disabled' })
      })
    }
  }
}

async function takeSite(browser: Browser, { origins }: Serving) {
  const session = await sessionOf(origins)
  const own = Object.keys(OWN_SCREENS)
  for (const [name, screen] of Object.entries({ ...PUBLIC_SCREENS, ...OWN_SCREENS })) {
    for (const look of looks) {
      await withPage(browser, look, async (page) => {
        if (own.includes(name)) await bring(page, origins, session)
        await page.goto(origins.provider + screen.path, { waitUntil: 'networkidle' })
        await screen.reach?.(page)
        await showAll(page)
        const path = file(`site-${name}`, look)
        await page.screenshot({ path, fullPage: true, animations: 'disabled' })
      })
    }
    console.log(`site-${name}`)
  }
}

const DESK = ['enquiries', 'moderation', 'mails', 'persons', 'account']

async function takeDesk(browser: Browser, { origins }: Serving) {
  for (const look of looks) {
    await withPage(browser, look, async (page) => {
      await signInAtDesk(page, origins.provider)
      for (const name of DESK) {
        await page.goto(`${origins.provider}/desk/${name}`, { waitUntil: 'networkidle' })
        await page.screenshot({ path: file(`desk-${name}`, look), fullPage: true })
      }
    })
  }
}

let count = 0

async function takeStates(browser: Browser, { origins }: Serving, form: string, states: State[]) {
  const variant = form === 'wizard' ? form : 'simple'
  for (const { name, reach } of states) {
    for (const look of looks) {
      await withPage(browser, look, async (page) => {
        await page.addInitScript((variant) => {
          document.addEventListener('DOMContentLoaded', () => {
            document.querySelector('trip-enquiry')?.setAttribute('variant', variant)
          })
        }, variant)
        await page.goto(origins.blog, { waitUntil: 'networkidle' })
        const element = page.locator('trip-enquiry').first()
        count += 1
        const email = `visitor-${count}@company.example`
        const stage: Stage = {
          page,
          form: element,
          email,
          codeFor: (email) => codeFor(origins, email),
        }
        await reach(stage)
        await element.screenshot({ path: file(`${form}-${name}`, look), animations: 'disabled' })
      })
    }
    console.log(`${form}-${name}`)
  }
}

type Reach = (page: Page) => Promise<unknown>

async function takeOnHost(
  browser: Browser,
  { origins }: Serving,
  name: string,
  states: Record<string, Reach>,
) {
  const pages = await serveHostPages(origins.provider)
  for (const [state, reach] of Object.entries(states)) {
    for (const look of looks) {
      await withPage(browser, look, async (page) => {
        await page.goto(`${pages.origin}/${name}.html`, { waitUntil: 'networkidle' })
        await reach(page)
        // The full page, because parts that overflow an element belong to it.
        const path = file(`${name}-${state}`, look)
        await page.screenshot({ path, fullPage: true, animations: 'disabled' })
      })
    }
    console.log(`${name}-${state}`)
  }
  await pages.close()
}

const CARDS = ['taj-mahal', 'kaziranga-national-park', 'kanha-national-park', 'nobody-knows-it']

async function showCards(page: Page) {
  await page.evaluate((ids) => {
    for (const attraction of ids) {
      const card = Object.assign(document.createElement('trip-attraction-card'), { attraction })
      document.querySelector('#cards')!.append(card)
    }
  }, CARDS)
  await page.locator('trip-attraction-card .ready').nth(2).waitFor()
  await showAll(page)
}

const testimonialStates = Object.fromEntries(
  TESTIMONIAL_STATES.map(({ name, reach }): [string, Reach] => [
    name,
    (page) => reach(new TestimonialForm(page), page),
  ]),
)
const reviewStates = Object.fromEntries(
  Object.entries(REVIEW_STATES).map(([name, reach]): [string, Reach] => [
    name,
    async (page) => {
      const form = new ReviewForm(page)
      await form.ready()
      await reach(form, page)
    },
  ]),
)

async function codeFor({ provider }: Serving['origins'], email: string): Promise<string> {
  const headers = { accept: 'application/json' }
  const mails = (await (await fetch(`${provider}/_demo/outbox`, { headers })).json()) as Mail[]
  const code = mails.find(({ to }) => to === email)?.text.match(/\b\d{6}\b/)
  if (!code) throw new Error(`no code was mailed to ${email}`)
  return code[0]
}

mkdirSync(folder, { recursive: true })
const rate = { limit: 10_000, seconds: 600 }
const rates = { enquiryRate: rate, uploadRate: rate }
const serving = await serve({ port: 0, ...ALONE, demo: true, ...rates })
const browser = await chromium.launch(await findBrowser())
try {
  await takeSite(browser, serving)
  await takePages(browser, serving)
  await takeDesk(browser, serving)
  await takeStates(browser, serving, 'enquiry', STATES)
  await takeStates(browser, serving, 'wizard', WIZARD_STATES)
  await takeOnHost(browser, serving, 'testimonial', testimonialStates)
  await takeOnHost(browser, serving, 'review', reviewStates)
  await takeOnHost(browser, serving, 'cards', { loaded: showCards })
  await takeOnHost(browser, serving, 'video', { loaded: showAll })
  console.log(`Written to ${folder}`)
} finally {
  await browser.close()
  await serving.close()
}

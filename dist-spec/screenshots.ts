import { type Browser, type Page, chromium } from '@playwright/test'
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ALONE, type Serving, serve } from '../demo/serve.ts'
import { findBrowser } from './browser.ts'
import { serveHostPages } from './host-pages.ts'
import { ReviewForm } from './review-form.ts'
import { REVIEW_STATES } from './review-states.ts'
import { type Stage, STATES } from './screenshot-states.ts'
import { TestimonialForm } from './testimonial-form.ts'
import { TESTIMONIAL_STATES } from './testimonial-states.ts'
import type { Mail } from './test.ts'

const folder = resolve(process.argv[2] ?? 'dist/screenshots')

const WIDTHS = [390, 768, 1440]
const THEMES = ['light', 'dark'] as const

/** How a page is looked at. */
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

/** Pictures below the fold load when they are scrolled to, and a screenshot does not scroll. */
async function showAll(page: Page) {
  await page.evaluate(async () => {
    const images = [...document.images]
    for (const image of images) image.loading = 'eager'
    await Promise.all(images.map((image) => image.decode().catch(() => {})))
    await document.fonts.ready
  })
}

async function takePages(browser: Browser, { origins }: Serving) {
  const pages = { home: origins.provider, blog: origins.blog, intranet: origins.intranet }
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

async function takeStates(browser: Browser, { origins }: Serving) {
  let count = 0
  for (const { name, reach } of STATES) {
    for (const look of looks) {
      await withPage(browser, look, async (page) => {
        await page.goto(origins.blog, { waitUntil: 'networkidle' })
        const form = page.locator('trip-enquiry').first()
        count += 1
        const email = `visitor-${count}@company.example`
        const stage: Stage = { page, form, email, codeFor: (email) => codeFor(origins, email) }
        await reach(stage)
        await form.screenshot({ path: file(`enquiry-${name}`, look), animations: 'disabled' })
      })
    }
    console.log(`enquiry-${name}`)
  }
}

async function takeReview(browser: Browser, { origins }: Serving) {
  const pages = await serveHostPages(origins.provider)
  for (const [name, reach] of Object.entries(REVIEW_STATES)) {
    for (const look of looks) {
      await withPage(browser, look, async (page) => {
        await page.goto(`${pages.origin}/review.html`)
        const form = new ReviewForm(page)
        await form.ready()
        await reach(form, page)
        // What hangs over the form's edge belongs to it.
        await page.screenshot({
          path: file(`review-${name}`, look),
          fullPage: true,
          animations: 'disabled',
        })
      })
    }
    console.log(`review-${name}`)
  }
  await pages.close()
}

async function takeTestimonials(browser: Browser, { origins }: Serving) {
  const pages = await serveHostPages(origins.provider)
  for (const { name, reach } of TESTIMONIAL_STATES) {
    for (const look of looks) {
      await withPage(browser, look, async (page) => {
        await page.goto(`${pages.origin}/testimonial.html`)
        const form = new TestimonialForm(page)
        await reach(form, page)
        const path = file(`testimonial-${name}`, look)
        await form.element.screenshot({ path, animations: 'disabled' })
      })
    }
    console.log(`testimonial-${name}`)
  }
  await pages.close()
}

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
  await takePages(browser, serving)
  await takeStates(browser, serving)
  await takeReview(browser, serving)
  await takeTestimonials(browser, serving)
  console.log(`Written to ${folder}`)
} finally {
  await browser.close()
  await serving.close()
}

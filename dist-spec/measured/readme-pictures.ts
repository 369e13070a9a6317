/** `npm run pictures` takes the pictures in the README from the built site: `.github/pictures/*.webp`. */
import { type Page, chromium } from '@playwright/test'
import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { ALONE, serve } from '../../demo/server/serve.ts'
import { sendEnquiry } from '../site/support/every-mail.ts'
import { findBrowser } from '../support/browser.ts'
import { showAll } from '../support/show-all.ts'
import { signInAtDesk } from '../support/sign-in-at-desk.ts'

const folder = resolve(import.meta.dirname, '../../.github/pictures')

const TRAVELLERS = ['Radha Iyer', 'Vikram Sethi', 'Meera Nair', 'Arjun Desai', 'Zoya Khan']

const serving = await serve({ port: 0, ...ALONE, demo: true, production: false })
const { origins } = serving

const PICTURES: Record<string, (page: Page) => Promise<unknown>> = {
  async site(page) {
    await page.goto(origins.provider, { waitUntil: 'networkidle' })
  },
  async blog(page) {
    await page.goto(origins.blog, { waitUntil: 'networkidle' })
    await page.locator('aside').evaluate((aside) => aside.scrollIntoView({ block: 'center' }))
  },
  async desk(page) {
    const cities = await fetch(`${origins.provider}/api/v1/trips/cities/`)
    const uuids = ((await cities.json()) as { uuid: string }[]).map(({ uuid }) => uuid)
    for (const [index, name] of TRAVELLERS.entries()) {
      const [first_name, last_name] = name.split(' ')
      const email = `${first_name!.toLowerCase()}@mail.example`
      const destinations = [4, 5].map((nth) => ({ city: uuids[nth + 6 * index], no_days: 2 }))
      await sendEnquiry(origins, { email, first_name, last_name, destinations })
    }
    await signInAtDesk(page, origins.provider)
  },
}

await mkdir(folder, { recursive: true })
const browser = await chromium.launch(await findBrowser())
try {
  for (const [name, reach] of Object.entries(PICTURES)) {
    const page = await browser.newPage({
      viewport: { width: 1200, height: 750 },
      colorScheme: 'light',
      reducedMotion: 'reduce',
    })
    await reach(page)
    await showAll(page)
    const picture = await page.screenshot({ animations: 'disabled' })
    await sharp(picture)
      .resize(960)
      .webp({ quality: 80 })
      .toFile(resolve(folder, `${name}.webp`))
    await page.close()
  }
} finally {
  await browser.close()
  await serving.close()
}

import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import type { Serving } from '../../demo/server/serve.ts'
import { sticksOut } from '../site/support/fits.ts'
import { type AxeOptions, type Mail, test as base } from '../support/test.ts'
import { englishIn } from './english-left.ts'
import { type Read, readPage } from './read-page.ts'
import { type Words, wordsIn } from '../support/words.ts'

const MESSAGES = resolve(import.meta.dirname, '../../widgets/messages')

/** Languages that have a folder of messages, besides English. */
export const LANGUAGES = readdirSync(MESSAGES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'en')
  .map(({ name }) => name)

const TAGS =
  'trip-enquiry, trip-enquiry-wizard, trip-review, trip-testimonial, trip-attraction-card, trip-corporate-video'

/** A browser's page in one language. */
export interface Visit {
  code: string
  page: Page
  served: Serving
  outbox: () => Promise<Mail[]>
  axe: (page: Page, options?: AxeOptions) => Promise<string[]>
  /** Address of the site in the language, without a slash at its end. */
  site: string
  /** Sentences of the tags, those of the sections named first. */
  words: (...own: string[]) => Promise<Words>
  /** Opens a host page in the language. */
  open: (path: string) => Promise<unknown>
  /** Notes what is wrong with the page, or with the tags of a host page. */
  see: (state: string) => Promise<void>
  /** Notes what is wrong with lines of plain text. */
  read: (name: string, lines: string[]) => Promise<void>
  found: string[]
}

/** Visits the states of a tag, and sees each of them. */
export type Journey = (visit: Visit) => Promise<unknown>

interface How {
  words?: Visit['words']
  /** Texts of a page that aren't in the language. */
  left?: (texts: Read[], names: string[]) => string[]
}

export const test = base.extend<{ visit: (code: string, how?: How) => Visit }>({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
  visit: async ({ page, host, served, outbox, axe }, use) =>
    use((code, { words, left = englishIn } = {}) => {
      const found: string[] = []
      let names: string[] | undefined
      const note = async (state: string, texts: Read[], more: string[] = []) => {
        names ??= await namesOf(served)
        for (const fault of [...left(texts, names), ...more]) {
          if (!found.some((known) => known.endsWith(fault))) found.push(`${state}: ${fault}`)
        }
      }
      const { provider } = served.origins
      return {
        code,
        page,
        served,
        outbox,
        axe,
        found,
        site: `${provider}/${code}`,
        words: words ?? ((...own) => wordsIn(code, provider, ...own)),
        open: (path) => page.goto(`${host}/${path}?lang=${code}`),
        see: async (state) => {
          const { texts, cut } = await readPage(page, page.url().startsWith(host) ? TAGS : 'html')
          await note(state, texts, [...cut, ...(await sticksOut(page))])
        },
        read: (name, lines) =>
          note(
            name,
            lines.map((text) => ({ text, at: 'line' })),
          ),
      }
    }),
})

/** Names of all who have written a review or a testimonial. */
async function namesOf({ provider }: Serving): Promise<string[]> {
  const rows = await provider.database.query<{ name: string }>(
    `select distinct concat_ws(' ', first_name, last_name) as name from reviews
     union select concat_ws(' ', first_name, last_name) from testimonials`,
  )
  return rows.map(({ name }) => name).filter(Boolean)
}

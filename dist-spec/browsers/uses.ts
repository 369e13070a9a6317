import { expect } from '@playwright/test'
import { resolve } from 'node:path'
import type { Serving } from '../../demo/server/serve.ts'
import { FIELDS } from '../../widgets/contract/enquiry-for-test.ts'
import { SENT } from '../enquiry/enquiry-form.ts'
import { PERSON } from '../enquiry/wizard-form.ts'
import { RIGHT as REVIEW, SENT as REVIEWED } from '../review/review-form.ts'
import { CLIP, RIGHT as TESTIMONIAL, SENT as TESTIFIED } from '../testimonial/testimonial-form.ts'
import type { Person } from './person.ts'
import { ESCAPE } from './visitor.ts'

const PHOTO = resolve(import.meta.dirname, '../../widgets/enquiry/trip-enquiry.png')

export interface Use {
  /** Name of its script file and element. */
  tag: string
  attributes: string
  short: string
  /** Uses the tag. Returns what was stored or seen. `mark` is a word unique to this use. */
  go: (person: Person, served: Serving, mark: string) => Promise<unknown>
}

/** Stored rows with a mark, without values that vary between runs. */
async function stored(served: Serving, table: string, column: string, mark: string) {
  const rows = await served.provider.database.query(`select * from ${table} where ${column} = $1`, [
    mark,
  ])
  if (rows.length === 0) {
    const others = await served.provider.database.query(`select ${column} from ${table}`)
    throw new Error(`nothing is stored of ${mark}, but ${JSON.stringify(others.slice(-5))}`)
  }
  const differs =
    /^(?:uuid|reference|idempotency_key|fingerprint|partner|attribution|search|video|notice|.*_at)$/
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([name]) => !differs.test(name) && name !== column)
        .map(([name, value]) => [name, name === 'images' ? (value as []).length : value]),
    ),
  )
}

const addressOf = (mark: string) => `${mark}@example.com`

export async function fillEnquiry(person: Person, email: string): Promise<void> {
  for (const { label, typed } of Object.values(FIELDS)) {
    if (label === 'Destination') await person.choose(label, typed)
    else await person.fill(label, label === 'Email' ? email : typed)
  }
}

export async function fillReview(person: Person, feedback: string): Promise<void> {
  await person.fillIn({ ...REVIEW, Feedback: feedback })
  await person.pick('Attraction', 'Taj Mahal')
  // Until the calendar loads, it is a native date field, whose format depends on the system.
  await person.sees('Open the calendar: Date of visit')
  await person.fill('Date of visit', '05/01/2026')
  // The calendar would cover the controls below.
  await person.visitor.type(ESCAPE)
  await person.check('4 stars')
  await person.attach('Photos', PHOTO)
}

export const USES: Record<string, Use> = {
  'a simple enquiry': {
    tag: 'trip-enquiry',
    attributes: '',
    short: 'enquiry',
    go: async (person, served, mark) => {
      const email = addressOf(mark)
      await fillEnquiry(person, email)
      await person.press('Submit Enquiry')
      await person.reads(SENT)
      return stored(served, 'enquiries', 'email', email)
    },
  },
  'an enquiry in two steps': {
    tag: 'trip-enquiry',
    attributes: 'variant="wizard"',
    short: 'wizard',
    go: async (person, served, mark) => {
      const email = addressOf(mark)
      await person.pick('Destination', 'Umaria')
      await person.fill('Days', '4')
      await person.check('5 Star')
      await person.fill('Adults', '2')
      await person.check('Veg')
      await person.press('Next')
      await person.fillIn({ ...PERSON, Email: email })
      await person.press('Submit Enquiry')
      await person.reads(SENT)
      return stored(served, 'enquiries', 'email', email)
    },
  },
  'a review with a photo': {
    tag: 'trip-review',
    attributes: '',
    short: 'review',
    go: async (person, served, mark) => {
      await fillReview(person, mark)
      await person.press('Submit Review')
      await person.reads(REVIEWED)
      return stored(served, 'reviews', 'feedback', mark)
    },
  },
  'a testimonial with its video': {
    tag: 'trip-testimonial',
    attributes: '',
    short: 'testimonial',
    go: async (person, served, mark) => {
      const email = addressOf(mark)
      await person.fillIn({ ...TESTIMONIAL, Email: email })
      await person.attach('Video', CLIP)
      await person.reads('sample.mp4')
      await person.press('Submit Testimonial')
      await person.reads(TESTIFIED)
      return stored(served, 'testimonials', 'email', email)
    },
  },
  'a card that leads on': {
    tag: 'trip-attraction-card',
    attributes: 'attraction="taj-mahal" href="#{id}"',
    short: 'card',
    go: async (person) => {
      await person.press('Taj Mahal')
      const hash = () => person.visitor.evaluate(() => location.hash)
      await expect.poll(hash).toBe('#taj-mahal')
      return hash()
    },
  },
  'the video of a company': {
    tag: 'trip-corporate-video',
    attributes: 'company="xoriant"',
    short: 'video',
    go: async (person) => {
      const state = () => person.visitor.evaluate(videoState)
      await expect.poll(state).toEqual({ controls: true, muted: true, plays: true })
      return state()
    },
  },
}

/** State of the tag's video, in any open shadow root. A page may have other videos. */
function videoState() {
  const roots: (Document | ShadowRoot)[] = [document]
  for (const root of roots) {
    // An image named 'querySelector' may hide that method.
    const [tag] = root.querySelectorAll('trip-corporate-video')
    const video = tag?.shadowRoot?.querySelector('video')
    if (video) {
      return { controls: video.controls, muted: video.muted, plays: video.readyState >= 2 }
    }
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot)
  }
  return null
}

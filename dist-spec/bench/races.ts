import type { Page } from '@playwright/test'

/** One way to do the same: what it is called, and the page that shows it. */
export interface Contestant {
  name: string
  /** Folder of its page, built before the race unless it is `ready` as it ships. */
  folder: string
  query?: string
  ready?: true
  /** A path of a provider, which shows it instead. */
  drawn?: string
  /** Its form comes drawn: what takes it over counts as well. */
  taken?: true
}

/** Contestants that do the same. The first is the floor that the others are measured against. */
export interface Race {
  /** Also what probe.js looks for, until it says 'usable'. */
  name: 'forms' | 'drawn' | 'slow start' | 'videos' | 'uploads' | 'cards'
  contestants: Contestant[]
  /** Throws if what looks usable is not: it would make every number a lie. */
  prove?: (page: Page) => Promise<void>
  /** Whether connections begin slowly, as real ones do. */
  slowStart?: true
  /** Height of the window, in px. */
  height?: number
}

/** Types at once, and looks for it when all scripts have come. */
async function typeInto(page: Page): Promise<void> {
  const days = page.getByLabel(/^Days/)
  await days.click()
  await page.keyboard.type('5')
  const typed = await days.inputValue()
  if (typed !== '5') throw new Error(`${page.url()} shows a field that can't be typed in`)
}

const FLOOR: Contestant = { name: 'hand-written custom element', folder: 'floor' }
const SIMPLE: Contestant = { name: 'trip-enquiry', folder: 'trip-enquiry', ready: true }
const WIZARD: Contestant = { name: 'trip-enquiry, the wizard', folder: 'wizard', ready: true }
const ALL_IN_ONE: Contestant = { name: 'the same, all in one', folder: 'all-in-one', ready: true }
const FORMIK: Contestant = { name: 'Formik + Yup on React 19', folder: 'formik' }
const DRAWN: Contestant[] = [
  { name: 'the first page of the site', folder: 'fragment', drawn: '/', taken: true },
  { name: '/embed/enquiry', folder: 'fragment', drawn: '/embed/enquiry', taken: true },
  { name: 'a page with the included form', folder: 'fragment', ready: true, taken: true },
]

export const races: Race[] = [
  {
    name: 'forms',
    contestants: [
      FLOOR,
      SIMPLE,
      ALL_IN_ONE,
      WIZARD,
      FORMIK,
      { name: 'bpmn-io form-js viewer', folder: 'form-js' },
      { name: 'SurveyJS (survey-js-ui)', folder: 'survey-js' },
    ],
    prove: typeInto,
  },
  {
    name: 'drawn',
    contestants: [FLOOR, ...DRAWN],
    prove: typeInto,
  },
  {
    name: 'slow start',
    slowStart: true,
    contestants: [FLOOR, SIMPLE, ALL_IN_ONE, WIZARD, ...DRAWN, FORMIK],
    prove: typeInto,
  },
  {
    name: 'videos',
    contestants: [
      { name: '<video controls>', folder: 'native-video', ready: true },
      { name: 'a page with the included video', folder: 'drawn-video', ready: true },
      { name: 'trip-corporate-video', folder: 'trip-corporate-video', ready: true },
      { name: 'plyr', folder: 'plyr' },
      { name: 'media-chrome', folder: 'media-chrome' },
      { name: 'video.js', folder: 'video-js' },
      { name: 'mux-player', folder: 'mux-player' },
    ],
  },
  {
    name: 'uploads',
    contestants: [
      { name: '<input type="file">', folder: 'native-upload', ready: true },
      { name: '/submit-testimonials', folder: 'fragment', drawn: '/submit-testimonials' },
      { name: '/review', folder: 'fragment', drawn: '/review' },
      { name: 'trip-testimonial', folder: 'trip-testimonial', ready: true },
      { name: 'trip-review', folder: 'trip-review', ready: true },
      { name: 'Uppy Dashboard', folder: 'uppy' },
    ],
  },
  {
    name: 'cards',
    height: 9000,
    contestants: [1, 10, 100].map((count) => ({
      name: count === 1 ? '1 card' : `${count} cards`,
      folder: 'cards',
      query: `?count=${count}`,
      ready: true,
    })),
  },
]

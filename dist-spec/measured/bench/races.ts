import type { Page } from '@playwright/test'

export interface Contestant {
  name: string
  /** Folder of its page, built before the race unless `ready`. */
  folder: string
  query?: string
  ready?: true
  drawn?: string
  /** The form is server-rendered. The code that hydrates it counts as well. */
  taken?: true
}

/** Contestants that do the same. The first is the baseline for the others. */
export interface Race {
  /** Also names the check in probe.js that sets `usable`. */
  name: 'forms' | 'drawn' | 'slow start' | 'videos' | 'uploads' | 'cards'
  contestants: Contestant[]
  /** Throws if the page only looks usable, which would falsify every result. */
  prove?: (page: Page) => Promise<void>
  /** Connections begin with TCP slow start, as real ones do. */
  slowStart?: true
  /** Window height in px. */
  height?: number
}

/** Types as early as possible, and checks the text after all scripts have loaded. */
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

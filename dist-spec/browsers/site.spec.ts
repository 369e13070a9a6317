import { PUBLIC_SCREENS } from '../site/support/screens.ts'
import { TRAVELLER } from '../site/support/traveller.ts'
import { isAlive } from '../support/waiting-for-life.ts'
import { violations } from './axe.ts'
import type { Person } from './person.ts'
import { USES } from './uses.ts'
import { expect, test } from './engine-test.ts'
import { ENTER } from './visitor.ts'

const token = (person: Person) => person.visitor.inPage(() => localStorage.getItem('token'))

async function come({ visitor }: Person, address: string): Promise<void> {
  await visitor.goto(address)
  await expect.poll(() => visitor.inPage(isAlive)).toBe(true)
}

/** A screen of each template; other screens of the same template are looked at in Chromium. */
const LOOKED_AT = [
  'forgot-password',
  'activate-account',
  'follow-enquiry',
  'reviews',
  'destinations',
  'destinations-nothing',
  'destinations-search',
  'region',
  'trips',
  'trip',
  'how-it-works',
  'planners',
  'partners',
  'testimonials',
  'submit-testimonials',
  'enquiry',
  'not-found',
  'privacy',
].map((name) => PUBLIC_SCREENS[name]!.path)

/** A field that has an error when the form at this path is sent empty. */
const FAULTS: Record<string, string> = {
  '/': 'Days',
  '/enquiry': 'Adults',
  '/login': 'Email',
  '/forgot-password': 'Email',
  '/review/taj-mahal': 'First Name',
  '/submit-testimonials': 'First Name',
}

/** Faults of the open page, and of its error messages if it has a form. */
async function faults(person: Person, path: string): Promise<string[]> {
  const { visitor } = person
  await expect.poll(() => visitor.evaluate(isThere), path).toBe(true)
  const found = await violations(visitor)
  const label = FAULTS[path]
  if (label) {
    await person.press(label, 'field')
    await visitor.type(ENTER)
    await expect.poll(() => visitor.evaluate(hasFaults), path).toBe(true)
    found.push(...(await violations(visitor)).map((fault) => `with error messages, ${fault}`))
  }
  return found.map((fault) => `${path}: ${fault}`)
}

test('has accessible pages, with and without error messages', async ({ person, served }) => {
  test.slow()
  const found: string[] = []
  for (const path of LOOKED_AT) {
    await come(person, served.origins.provider + path)
    found.push(...(await faults(person, path)))
  }
  expect(found).toEqual([])
})

test('plans a whole trip from the first page', async ({ person, served }) => {
  const { provider } = served.origins
  await come(person, provider)
  expect(await faults(person, '/')).toEqual([])
  await person.press('Plan a trip')
  await person.reads('Destination Details')
  const { go } = USES['an enquiry in two steps']!
  expect(await go(person, served, `site.${person.visitor.engine}`)).toHaveLength(1)
  await expect.poll(() => person.visitor.evaluate(() => location.pathname)).toBe('/')
})

test('opens the review form from the page of its place', async ({ person, served }) => {
  const [place, review] = ['/attraction-details/taj-mahal', '/review/taj-mahal']
  await come(person, served.origins.provider + place)
  expect(await faults(person, place)).toEqual([])
  await person.press('Submit Review')
  await person.sees('Feedback', 'field')
  expect(await person.visitor.evaluate(() => location.pathname)).toBe(review)
  expect(await faults(person, review)).toEqual([])
})

test('signs in, shows own pages, and signs out', async ({ person, served }) => {
  const { provider } = served.origins
  const { visitor } = person
  await come(person, `${provider}/login`)
  const found = await faults(person, '/login')
  await person.fillIn({ Email: TRAVELLER.email, Password: TRAVELLER.password })
  await visitor.type(ENTER)
  await expect.poll(() => token(person)).not.toBeNull()
  for (const path of ['/my-profile', '/my-transactions', '/submit-review', '/my-enquiries']) {
    await come(person, provider + path)
    found.push(...(await faults(person, path)))
  }
  await person.reads(/Your enquiries, newest first/)
  expect(found).toEqual([])
  await person.press('Logout')
  await expect.poll(() => token(person)).toBeNull()
})

test('shows a company its video', async ({ person, served }) => {
  await come(person, `${served.origins.provider}/xoriant`)
  await USES['the video of a company']!.go(person, served, '')
  expect(await faults(person, '/xoriant')).toEqual([])
})

function isThere(): boolean {
  return (
    document.querySelector('main:not([aria-busy=true]) h1') !== null &&
    [...document.querySelectorAll('main [privacy], main trip-corporate-video')].every(
      ({ shadowRoot }) => shadowRoot?.childElementCount,
    )
  )
}

function hasFaults(): boolean {
  const roots: (Document | ShadowRoot)[] = [document]
  for (const element of document.querySelectorAll('*'))
    if (element.shadowRoot) roots.push(element.shadowRoot)
  return roots.some((root) => root.querySelector('[aria-invalid=true]'))
}

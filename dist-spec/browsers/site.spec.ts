import { OWN_SCREENS, PUBLIC_SCREENS, type Screen } from '../site/support/screens.ts'
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

async function signIn(person: Person, provider: string): Promise<void> {
  await come(person, `${provider}/login`)
  await person.fillIn({ Email: TRAVELLER.email, Password: TRAVELLER.password })
  await person.visitor.type(ENTER)
  await expect.poll(() => token(person)).not.toBeNull()
}

test('plans a whole trip from the first page', async ({ person, served }) => {
  const { provider } = served.origins
  await come(person, provider)
  await person.press('Plan a trip')
  await person.reads('Destination Details')
  const { go } = USES['an enquiry in two steps']!
  expect(await go(person, served, `site.${person.visitor.engine}`)).toHaveLength(1)
  await expect.poll(() => person.visitor.evaluate(() => location.pathname)).toBe('/')
})

test('sends a review from the page of its place', async ({ person, served }) => {
  await come(person, `${served.origins.provider}/attraction-details/taj-mahal`)
  await person.press('Submit Review')
  await person.sees('Feedback', 'field')
  const { go } = USES['a review with a photo']!
  expect(await go(person, served, `site ${person.visitor.engine}`)).toHaveLength(1)
})

test('sends a testimonial', async ({ person, served }) => {
  await come(person, `${served.origins.provider}/submit-testimonials`)
  const { go } = USES['a testimonial with its video']!
  expect(await go(person, served, `site.${person.visitor.engine}`)).toHaveLength(1)
})

test('signs in, shows own trips, and signs out', async ({ person, served }) => {
  const { provider } = served.origins
  await signIn(person, provider)
  await come(person, `${provider}/my-enquiries`)
  await person.reads(/Your enquiries, newest first/)
  await person.press('Logout')
  await expect.poll(() => token(person)).toBeNull()
})

test('shows a company its video', async ({ person, served }) => {
  await come(person, `${served.origins.provider}/xoriant`)
  await USES['the video of a company']!.go(person, served, '')
})

async function found(person: Person, provider: string, paths: string[]): Promise<string[]> {
  const lines: string[] = []
  for (const path of paths) {
    await come(person, provider + path)
    await expect.poll(() => person.visitor.evaluate(isThere)).toBe(true)
    for (const line of await violations(person.visitor)) lines.push(`${path}: ${line}`)
  }
  return lines
}

const pathsOf = (screens: Record<string, Screen>) =>
  Object.values(screens)
    .filter(({ reach }) => !reach)
    .map(({ path }) => path)

for (const path of pathsOf(PUBLIC_SCREENS)) {
  test(`axe-core finds nothing wrong with ${path}`, async ({ person, served }) => {
    expect(await found(person, served.origins.provider, [path])).toEqual([])
  })
}

test('axe-core finds nothing wrong with the pages of a traveller', async ({ person, served }) => {
  const { provider } = served.origins
  await signIn(person, provider)
  expect(await found(person, provider, pathsOf(OWN_SCREENS))).toEqual([])
  await person.visitor.inPage(() => localStorage.clear())
})

/** A field that has an error when the form at this path is sent empty. */
const FAULTS: Record<string, string> = {
  '/': 'Days',
  '/enquiry': 'Adults',
  '/login': 'Email',
  '/forgot-password': 'Email',
  '/review/taj-mahal': 'First Name',
  '/submit-testimonials': 'First Name',
}

for (const [path, label] of Object.entries(FAULTS)) {
  test(`axe-core finds nothing wrong with error messages at ${path}`, async ({
    person,
    served,
  }) => {
    await come(person, served.origins.provider + path)
    await person.press(label, 'field')
    await person.visitor.type(ENTER)
    await expect.poll(() => person.visitor.evaluate(hasFaults)).toBe(true)
    expect(await violations(person.visitor)).toEqual([])
  })
}

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

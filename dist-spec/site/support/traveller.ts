import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Serving } from '../../../demo/server/serve.ts'
import type { Mail } from '../../support/test.ts'

export const TRAVELLER = {
  email: 'traveller@tigertrail.example',
  password: 'tiger-trail-2026',
}

export interface Session {
  token: string
  id: string
  fname: string
  email: string
}

type Origins = Serving['origins']

async function post<Answer>({ provider }: Origins, path: string, body: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json' }
  const request = { method: 'POST', headers, body: JSON.stringify(body) }
  const answer = await fetch(`${provider}/api/v1/trips/${path}`, request)
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
  return (await answer.json()) as Answer
}

export const newEmail = () => `t-${randomBytes(5).toString('hex')}@mail.example`

export async function linkTo({ provider }: Origins, email: string): Promise<string> {
  const headers = { accept: 'application/json' }
  const mails = (await (await fetch(`${provider}/_demo/outbox`, { headers })).json()) as Mail[]
  const link = mails.find(({ to }) => to === email)?.text.match(/http\S+token=\S+/)
  if (!link) throw new Error(`no link was mailed to ${email}`)
  return link[0]
}

/** Sends an enquiry, which mails a link for an account to a new address. */
export async function enquire(origins: Origins, email: string): Promise<void> {
  const cities = await fetch(`${origins.provider}/api/v1/trips/cities/`)
  const [city] = (await cities.json()) as { uuid: string }[]
  await post(origins, 'enquiry/', {
    destinations: [{ city: city!.uuid, no_days: 3 }],
    number_of_adults: 2,
    phone_number: '9876543210',
    email,
  })
}

export async function newTraveller(origins: Origins): Promise<typeof TRAVELLER> {
  const account = { email: newEmail(), password: 'slow-boat-2026' }
  await enquire(origins, account.email)
  const token = new URL(await linkTo(origins, account.email)).searchParams.get('token')
  await post(origins, 'user/activate/', { token, password: account.password })
  return account
}

export async function sessionOf(origins: Origins, account = TRAVELLER): Promise<Session> {
  const { first_name, ...rest } = await post<Record<string, string>>(
    origins,
    'user/login/',
    account,
  )
  return { ...rest, fname: first_name } as unknown as Session
}

const sessions = new Map<string, Session>()

/** The demo account's session, shared by all tests of a provider. No test may end it. */
export async function ownSession(origins: Origins): Promise<Session> {
  const known = sessions.get(origins.provider) ?? (await sessionOf(origins))
  sessions.set(origins.provider, known)
  return known
}

/** Stores a session in the browser, as another tab of the site would. */
export async function bring(page: Page, { provider }: Origins, session: Partial<Session>) {
  await page.goto(`${provider}/favicon.svg`)
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value)
  }, Object.entries(session))
}

export const stored = async (page: Page) => page.evaluate(() => ({ ...localStorage }))

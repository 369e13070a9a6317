import { expect } from '@playwright/test'
import type { Serving } from '../../../demo/server/serve.ts'
import { TRAVELLER, newEmail } from './traveller.ts'

/** Changes the title of a page that renders it as HTML. */
export const HOSTILE = `<img src=x onerror="document.title='taken'">\u202e ${'W'.repeat(99)}`.slice(
  0,
  100,
)

const post = async ({ provider }: Serving['origins'], path: string, body: object, lang = 'en') => {
  const headers = { 'content-type': 'application/json' }
  const request = { method: 'POST', headers, body: JSON.stringify(body) }
  const answer = await fetch(`${provider}/api/v1/trips/${path}?lang=${lang}`, request)
  expect(answer.ok, `${path} answers ${answer.status}`).toBe(true)
  return answer
}

export async function sendEnquiry(origins: Serving['origins'], changes: object, lang?: string) {
  const cities = await fetch(`${origins.provider}/api/v1/trips/cities/`)
  const [first, second, third] = (await cities.json()) as { uuid: string }[]
  const enquiry = {
    destinations: [first, second, third].map((city) => ({ city: city!.uuid, no_days: 2 })),
    number_of_adults: 2,
    phone_number: '9876543210',
    ...changes,
  }
  await post(origins, 'enquiry/', enquiry, lang)
}

/** Key and reference of the enquiry in the last email to an address. */
export async function followed({ provider }: Serving['origins'], email: string) {
  const headers = { accept: 'application/json' }
  const answer = await fetch(`${provider}/_demo/outbox`, { headers })
  const mails = (await answer.json()) as { to: string; text: string }[]
  const { text = '' } = mails.find(({ to }) => to === email) ?? {}
  const [, key = ''] = /\/follow-enquiry\?key=([\w.-]+)$/m.exec(text) ?? []
  return { key, reference: key.split('.')[0]! }
}

/** Triggers every kind of email in a language, with a traveller's `text`. Returns patterns of the English subjects. */
export async function sendAll(
  { origins }: Serving,
  lang = 'en',
  text = HOSTILE,
): Promise<RegExp[]> {
  const send = (path: string, body: object) => post(origins, path, body, lang)
  const companies = await fetch(`${origins.provider}/api/v1/trips/corporate-company/`)
  const [company] = (await companies.json()) as { uuid: string; name: string }[]
  const email = newEmail()
  await sendEnquiry(origins, { email, first_name: text, any_special_request: text }, lang)
  const { key, reference } = await followed(origins, email)
  await send('enquiry/follow/link/', { reference, email })
  await send('enquiry/follow/change/', { key, text })
  await send('enquiry/follow/change/', { key, cancel: true })
  await send('user/forgot_password', { email })
  await send('user/forgot_password', { email: TRAVELLER.email })
  await send('user/corporate/', {
    corporate_company_id: company!.uuid,
    email,
    corporate_email: `t${Date.now()}@${company!.name.toLowerCase()}.example`,
  })
  return [
    /^\d{6} is your verification code/,
    /^Choose a new password/,
    /^Activate your account/,
    /^Your trip enquiry/,
    /^Your link to enquiry/,
    /^Your enquiry is canceled/,
    /^Change requested/,
    /^Canceled/,
    /^Enquiry /,
  ]
}

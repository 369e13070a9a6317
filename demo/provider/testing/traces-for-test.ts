import { expect } from 'vitest'
import { queueConversion } from '../data/media/conversions.ts'
import { staffByEmail } from '../data/people/staff.ts'
import { receiveMail } from '../incoming/receive-mail.ts'
import { remindOfHeld } from '../mail/held-reminder.ts'
import { remindOverdue } from '../mail/overdue.ts'
import { warnUnused } from '../personal/warn-unused.ts'
import { travellerAt } from './account-for-test.ts'
import { API } from './api-for-test.ts'
import { deskBrowser } from './desk-for-test.ts'
import { mailWithPdf } from './mail-for-test.ts'
import type { TestProvider } from './open-for-test.ts'
import {
  idOf,
  jpeg,
  mp4,
  reviewForm,
  sendReview,
  sendTestimonial,
  TESTIMONIAL,
  formOf,
} from './upload-for-test.ts'

export const MARKED = 'marked.person@staff.example'
const RAVI = 'ravi@mail.example'

/** Creates rows of the person in every table, and one email of every kind. */
export async function leaveTraces(provider: TestProvider): Promise<void> {
  const { database, settings } = provider
  const traveller = await travellerAt(provider)
  const names = { first_name: 'Markedfirst', last_name: 'Markedlast' }
  const { id } = await traveller.account(MARKED)
  const [company] = await database.query<{ uuid: string }>('select uuid from companies limit 1')
  await database.query(
    `insert into company_domains (domain, company) values ('staff.example', $1)
     on conflict do nothing`,
    [company!.uuid],
  )
  const corporate = {
    corporate_company_id: company!.uuid,
    email: MARKED,
    corporate_email: 'marked.staff@staff.example',
  }
  await provider.post(`${API}/user/corporate/`, corporate)
  const code = /^(\d{6}) /.exec((await provider.mails())[0]!.subject)![1]
  const proven = await provider.post(`${API}//user/corporate/validate-otp/`, {
    corporate_email: corporate.corporate_email,
    otp: code,
  })
  const { proof } = (await proven.json()) as { proof: string }
  await provider.post(
    `${API}/enquiry/?partner=markedpartner`,
    {
      destinations: [
        { city: await aCity(provider), no_days: 3, accommodation_preference: '4 Star' },
      ],
      number_of_adults: 2,
      any_special_request: 'markedrequest',
      phone_number: '9876543210',
      email: MARKED,
      ...names,
    },
    { 'corporate-proof': proof },
  )
  // Another person's enquiry, whose email to the desk contains the address that was claimed.
  provider.pass(31)
  const others = { ...corporate, email: RAVI }
  expect((await provider.post(`${API}/user/corporate/`, others)).status).toBe(201)
  await database.query('update corporate_users set verified_at = $1', [settings.now()])
  await traveller.enquire(RAVI, { any_special_request: `Ask Marked.Person@staff.example, too.` })
  await traveller.forget(MARKED)
  await followAsMarked(provider)
  const own = { ...names, email: MARKED }
  const review = { ...own, feedback: 'markedfeedback' }
  await idOf(await sendReview(provider, reviewForm(review, [await jpeg()])))
  const said = JSON.stringify({ ...TESTIMONIAL, ...own, description: 'markedwords' })
  const form = formOf([
    ['data', said],
    ['video', await mp4(), 'clip.mp4'],
  ])
  const testimonial = await idOf(await sendTestimonial(provider, form))
  await writeAsMarked(provider)
  await remindStaff(provider)
  await actAtDesk(provider)
  await manageStaff(provider)
  await queueConversion(database, testimonial, false, settings.now())
  await database.query('update users set used_at = $1, warned_at = null', [new Date('2020-01-01')])
  await warnUnused(database, settings, settings.now())
  await database.query(
    `insert into transactions (uuid, account, booking_id, date, location, amount, status)
     values (gen_random_uuid(), $1, $2, '2026-10-05', 'Kanha', 6450050, 'Completed')`,
    [id, `TJ-${id}`],
  )
}

/** Gets a new link to the enquiry, and asks for a change by it. */
async function followAsMarked(provider: TestProvider): Promise<void> {
  const sql = 'select reference from enquiries where email = $1 limit 1'
  const [row] = await provider.database.query<{ reference: string }>(sql, [MARKED])
  await provider.post(`${API}/enquiry/follow/link/`, { ...row, email: MARKED })
  const key = (await provider.mails())
    .map(({ text }) => /\?key=([\w.-]+)$/m.exec(text)?.[1])
    .find((key) => key?.startsWith(row!.reference))
  const asked = await provider.post(`${API}/enquiry/follow/change/`, { key, text: 'markedwish' })
  expect(asked.status).toBe(200)
}

/** Sends an email with a file to the enquiry, and one that belongs to none. */
async function writeAsMarked(provider: TestProvider): Promise<void> {
  const sql = 'select reference from enquiries where email = $1 limit 1'
  const [row] = await provider.database.query<{ reference: string }>(sql, [MARKED])
  for (const subject of [row!.reference, 'markedsubject']) {
    const raw = mailWithPdf(`Markedfirst <${MARKED}>`, subject, 'marked')
    expect(await receiveMail({ ...provider, wakeMail() {} }, raw)).toBe('stored')
  }
}

/** As if the enquiries, the review and the testimonial were days old. */
async function remindStaff(provider: TestProvider): Promise<void> {
  const { database, settings } = provider
  await database.query('update enquiries set due_at = $1', [new Date(settings.now().getTime() - 1)])
  for (const table of ['reviews', 'testimonials'])
    await database.query(`update ${table} set received_at = received_at - interval '5 days'`)
  await remindOverdue(database, settings, () => false)
  await remindOfHeld(database, settings)
}

/** Sends a plan that is asked about, and begins another. */
async function planFor(provider: TestProvider, path: string): Promise<void> {
  const desk = deskBrowser(provider)
  await desk.signIn()
  const plan = { title: 'marked plan', people: '2', price: '100', valid_until: '2026-12-31' }
  const days = { count: '1', 'place.0': 'markedplace', message: 'marked message' }
  await desk.post(`${path}/plan`, { ...plan, ...days, intent: 'p', do: 'send' })
  await desk.post(`${path}/plan`, { ...plan, ...days, do: 'save' })
  const key = (await provider.mails())
    .map(({ text }) => /\/plan\?key=([\w.-]+)$/m.exec(text)?.[1])
    .find(Boolean)!
  const body = new URLSearchParams({ key, answer: 'ask', text: 'marked question' })
  expect((await provider.app.request('/plan', { method: 'POST', body })).status).toBe(303)
}

/** Performs all staff actions on the person's data, and leaves a note about them at another enquiry. */
async function actAtDesk(provider: TestProvider): Promise<void> {
  const desk = deskBrowser(provider)
  await desk.signIn()
  const { database } = provider
  const sql = 'select reference from enquiries where email = $1 limit 1'
  const referenceOf = async (email: string) =>
    (await database.query<{ reference: string }>(sql, [email]))[0]!.reference
  const own = `/desk/enquiries/${await referenceOf(MARKED)}`
  const note = { text: 'The marked.person@staff.example: call (marked.staff@staff.example).' }
  const notes = [
    [`${own}/status`, { status: 'In progress', was: 'New', tell: 'on' }],
    [`${own}/reply`, { text: 'marked reply' }],
    [`${own}/note`, { text: 'marked note' }],
    [`/desk/enquiries/${await referenceOf(RAVI)}/note`, note],
    [`/desk/enquiries/${await referenceOf(RAVI)}/reply`, note],
  ] as const
  for (const [path, fields] of notes) expect((await desk.post(path, fields)).status).toBe(303)
  expect((await desk.get(own)).status).toBe(200)
  await planFor(provider, own)
  const approved = { decision: 'approved', was: 'held' }
  const declined = { decision: 'declined', was: 'approved', reason: 'marked reason' }
  for (const table of ['reviews', 'testimonials']) {
    const [row] = await database.query<{ uuid: string }>(
      `select uuid from ${table} where email = $1`,
      [MARKED],
    )
    for (const decision of [approved, declined]) {
      expect((await desk.post(`/desk/moderation/${table}/${row!.uuid}`, decision)).status).toBe(303)
    }
  }
}

/** Invites a colleague, and resets their second factor. */
async function manageStaff(provider: TestProvider): Promise<void> {
  const desk = deskBrowser(provider)
  await desk.signIn()
  const email = `colleague${Math.random()}@company.example`
  await desk.post('/desk/staff', { email, name: 'Lata', 'role-planner': 'on' })
  const { uuid } = (await staffByEmail(provider.database, email))!
  const sql = `insert into staff_apps (staff, secret, step, created_at) values ($1, '', 0, now())`
  await provider.database.query(sql, [uuid])
  expect((await desk.post(`/desk/staff/${uuid}/reset`)).status).toBe(303)
}

const aCity = async ({ database }: TestProvider) =>
  (await database.query<{ uuid: string }>('select uuid from cities limit 1'))[0]!.uuid

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { City } from '../../../widgets/contract/places.ts'
import { companies } from '../data/seed/companies.ts'
import type { Submitted } from '../data/reviews/moderation.ts'
import { messagesIn } from '../messages/messages.ts'
import { API } from '../testing/api-for-test.ts'
import { deskBrowser } from '../testing/desk-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'
import { warnUnused } from '../personal/warn-unused.ts'
import { decidedMail, publishedMail } from './submitted.ts'

const ASHA = 'asha@mail.example'

interface Row {
  subject: string
  body: string
  html: string
}

let provider: TestProvider
let city: string
beforeAll(async () => {
  provider = await openForTest()
  const cities = (await (await provider.app.request(`${API}/cities/`)).json()) as City[]
  city = cities.find(({ name }) => name === 'Kochi')!.uuid
})
beforeEach(() => provider.forget())
afterAll(() => provider.close())

/** Emails to a traveller, latest first. */
const letters = async (kind: string): Promise<Row[]> =>
  provider.database.query<Row & Record<string, unknown>>(
    'select subject, body, html from mails where recipient = $1 and kind = $2 order by id desc',
    [ASHA, kind],
  )

async function enquire(lang: string): Promise<{ letter: Row; reference: string }> {
  const enquiry = {
    destinations: [{ city, no_days: 3, no_nights: 2, accommodation_preference: '4 Star' }],
    number_of_adults: 2,
    meal_plan: 'VEG',
    from_date: '2026-12-05',
    first_name: 'Asha',
    phone_number: '9876543210',
    email: ASHA,
  }
  const answer = await provider.post(`${API}/enquiry/?lang=${lang}`, enquiry)
  const { reference } = (await answer.json()) as { reference: string }
  return { letter: (await letters('enquiry-to-traveller'))[0]!, reference }
}

test('confirms an enquiry from a Hindi page in Hindi', async () => {
  const { letter, reference } = await enquire('hi')
  expect(letter.subject).toBe(`आपकी ट्रिप की पूछताछ ${reference}`)
  expect(letter.html).toContain('<html lang="hi" dir="ltr">')
  for (const form of [letter.body, letter.html]) {
    expect(form).toContain('कोच्चि में 3 दिन, 2 लोगों के लिए')
    expect(form).toContain('9876543210 पर कॉल करेंगे')
    expect(form).toContain('3 दिन, 2 रातें, 4 स्टार')
    expect(form).toContain('/hi/follow-enquiry?key=')
    expect(form).toContain('/hi/activate-account?token=')
    expect(form).not.toMatch(/\b(?:your|trip|days|Veg|Adults|call)\b/i)
  }
})

test('confirms an enquiry from an Arabic page in Arabic, from right to left', async () => {
  const { letter, reference } = await enquire('ar-EG')
  expect(letter.subject).toBe(`طلب رحلتك \u2068${reference}\u2069`)
  expect(letter.html).toContain('<html lang="ar" dir="rtl">')
  expect(letter.html).toContain('text-align:right')
  expect(letter.html).not.toMatch(/text-align:left|\u2068/)
  expect(letter.html).toContain(`رقم الطلب هو <bdi>${reference}</bdi>`)
  expect(letter.html).toMatch(/<bdi dir="ltr">\+91\u00a0/)
  expect(letter.body).toContain('على \u20689876543210\u2069')
  expect(letter.body).toContain('3 أيام في \u2068كوتشي\u2069 لشخصين')
  expect(letter.body.split('\u2068')).toHaveLength(letter.body.split('\u2069').length)
  expect(letter.body).toContain('/ar/follow-enquiry?key=')
})

test.each(['de', 'en', '%00', 'hi_IN'])(
  'confirms an enquiry with lang=%s in English',
  async (lang) => {
    const { letter, reference } = await enquire(lang)
    expect(letter.subject).toBe(`Your trip enquiry ${reference}`)
    expect(letter.html).toContain('<html lang="en" dir="ltr">')
    expect(letter.body).toMatch(/^Hello Asha,\n/)
    expect(letter.body).toMatch(/\/\/[^/]+\/follow-enquiry\?key=/)
  },
)

test("frames a planner's own words in the traveller's language", async () => {
  const { reference } = await enquire('ar')
  const desk = deskBrowser(provider)
  await desk.signIn()
  const path = `/desk/enquiries/${reference}`
  await desk.post(`${path}/reply`, { text: 'See you in Kochi!', intent: 'r' })
  await desk.post(`${path}/status`, { status: 'In progress', was: 'New', tell: 'on', intent: 's' })
  const [reply] = await letters('reply')
  expect(reply!.body).toContain('مرحبًا \u2068Asha\u2069،\n\nSee you in Kochi!')
  expect(reply!.html).toContain('<p dir="auto"')
  const [status] = await letters('status')
  expect(status!.subject).toBe(`\u2068نعمل على رحلتك\u2069: \u2068${reference}\u2069`)
})

test('follows the language of the page that requests a link', async () => {
  await enquire('hi')
  await provider.post(`${API}/user/forgot_password?lang=ar`, { email: ASHA })
  const [link] = await letters('account-link')
  expect(link!.subject).toBe('تفعيل حسابك')
  await provider.post(`${API}/user/forgot_password`, { email: ASHA })
  expect((await letters('account-link'))[0]!.subject).toBe('Activate your account')
})

test('warns of the end of an account in the language of its last enquiry', async () => {
  await enquire('hi')
  await provider.database.query("update users set password = 'x' where email = $1", [ASHA])
  provider.pass((provider.settings.keep.accounts - 10) * 24 * 3600)
  await warnUnused(provider.database, provider.settings, provider.settings.now())
  const [warning] = await letters('account-ends')
  expect(warning!.subject).toMatch(/^आपका अकाउंट \d+ \S+ \d{4} को डिलीट कर दिया जाएगा$/)
})

test('shows the labels of changed fields in the language of the page', async () => {
  const key = 'change-1'
  const body = (people: number) =>
    JSON.stringify({
      destinations: [{ city, no_days: 3 }],
      number_of_adults: people,
      phone_number: '9876543210',
      email: ASHA,
    })
  const headers = { 'content-type': 'application/json', 'idempotency-key': key }
  const path = `${API}/enquiry/?lang=hi`
  await provider.app.request(path, { method: 'POST', headers, body: body(2) })
  await provider.app.request(path, { method: 'PUT', headers, body: body(3) })
  const [letter] = await letters('enquiry-to-traveller')
  expect(letter!.subject).toMatch(/^आपकी ट्रिप की बदली हुई पूछताछ /)
  const link = { key: /follow-enquiry\?key=(\S+)/.exec(letter!.body)![1] }
  const changed = async (lang: string) => {
    const answer = await provider.post(`${API}/enquiry/follow/?lang=${lang}`, link)
    const { events } = (await answer.json()) as { events: { kind: string; text: string }[] }
    return events.find(({ kind }) => kind === 'changed')!.text
  }
  for (const lang of ['hi', 'ar', '']) {
    expect(await changed(lang)).toBe(messagesIn(lang).trip.labels.number_of_adults)
  }
})

test('sends a one-time code in the language of the form', async () => {
  await provider.post(`${API}/user/corporate/?lang=ar`, {
    corporate_company_id: companies[0]!.uuid,
    email: ASHA,
    corporate_email: 'asha@persistent.example',
  })
  const [{ subject, text } = { subject: '', text: '' }] = await provider.mails()
  expect(subject).toMatch(/^رمز التحقق الخاص بك هو \u2068\d{6}\u2069$/)
  expect(text).toContain('بعد 10 دقائق')
})

test('writes to the author of a review in its language', () => {
  const submitted = { table: 'reviews', attraction: 'petra', attraction_name: 'Petra' } as Submitted
  const review = { ...submitted, first_name: 'Asha', email: ASHA, language: 'hi' }
  const published = publishedMail(review, 'desk@mail.example', 'https://trips.example')
  expect(published.subject).toBe('Petra पर आपका रिव्यू प्रकाशित हो गया है')
  expect(published.body).toContain('https://trips.example/hi/reviews/petra')
  const declined = decidedMail(
    { ...review, language: 'ar' },
    'Please name the guide less.',
    'desk@mail.example',
  )
  expect(declined.body).toContain('قرأناه ولن ننشره، والسبب:\n\nPlease name the guide less.')
})

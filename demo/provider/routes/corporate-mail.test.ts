import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { OTP_LIFE } from '../../../widgets/contract/limits.ts'
import { companies } from '../data/seed/companies.ts'
import { startWorker } from '../jobs/worker.ts'
import { API } from '../testing/api-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'
import { deliverMails } from '../testing/deliver-for-test.ts'
import { sweepHandler, sweepOnce } from '../personal/sweep.ts'

let provider: TestProvider
beforeAll(async () => (provider = await openForTest()))
beforeEach(() => provider.forget())
afterEach(() => void vi.useRealTimers())
afterAll(() => provider.close())

const ADDRESS = 'Asha@persistent.example'
const DIGITS = /\d{6}/

const send = async (address = ADDRESS) =>
  provider.post(`${API}/user/corporate/`, {
    corporate_company_id: companies[0]!.uuid,
    email: 'asha@mail.example',
    corporate_email: address,
  })
const verify = async (otp: string) =>
  provider.post(`${API}//user/corporate/validate-otp/`, { corporate_email: ADDRESS, otp })

/** Stored texts of all emails, newest first. */
async function kept(): Promise<string[]> {
  const rows = await provider.database.query<Record<'subject' | 'body' | 'html', string | null>>(
    'select subject, body, html from mails order by id desc',
  )
  return rows.map(({ subject, body, html }) => `${subject} ${body} ${html}`)
}

async function codes(): Promise<(string | undefined)[]> {
  return (await kept()).map((text) => DIGITS.exec(text)?.[0])
}

test('names sender, reason, recipient and lifetime', async () => {
  await send()
  const [mail] = await provider.mails()
  const [row] = await provider.database.query<{ html: string; reply_to: string }>(
    'select html, reply_to from mails',
  )
  for (const words of [
    'The code lets asha@mail.example send Tigertrail Journeys a trip enquiry as a Persistent traveller.',
    'It works once and expires in 10 minutes.',
  ]) {
    expect(mail!.text).toContain(words)
    expect(row!.html).toContain(words)
  }
  expect(row!.reply_to).toBe(provider.settings.enquiryEmail)
})

test('a fresh code is readable, and deleted once used', async () => {
  await send()
  const [mail] = await provider.mails()
  const code = DIGITS.exec(mail!.text)![0]
  expect(await codes()).toEqual([code])
  await verify(code === '000000' ? '000001' : '000000')
  expect(await codes()).toEqual([code])
  expect((await verify(code)).status).toBe(200)
  expect(await codes()).toEqual([undefined])
  expect(await provider.mails()).toEqual([{ ...mail, subject: 'Your verification code', text: '' }])
  const page = await provider.app.request('/_demo/outbox')
  expect(await page.text()).toContain('The text was deleted')
})

test("a code is deleted once a newer one replaces it, and no other person's is", async () => {
  await send('ravi@persistent.example')
  await send()
  const [first, other] = await codes()
  provider.pass(60)
  await send(ADDRESS.toLowerCase())
  const [second] = await codes()
  expect(second).toMatch(DIGITS)
  expect(second).not.toBe(first)
  expect(await codes()).toEqual([second, undefined, other])
})

test('a code is deleted once it has expired, before anybody looks', async () => {
  await send()
  provider.pass(OTP_LIFE - 1)
  expect((await provider.mails())[0]!.text).toMatch(DIGITS)
  provider.pass(1)
  expect((await provider.mails())[0]!.text).toBe('')
  expect(await codes()).toEqual([undefined])
})

test('expired codes are deleted without a request, at startup and every minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { database, settings } = provider
  await send()
  provider.pass(OTP_LIFE)
  const sweep = sweepHandler(database, provider.media, settings)
  const first = startWorker(database, { sweep }, settings)
  await expect.poll(codes).toEqual([undefined])
  // A round that ends after the clock has moved would start the next one too late.
  const rests = 'select 1 from jobs where claim is null and run_at > $1'
  await expect.poll(() => database.query(rests, [settings.now()])).toHaveLength(1)
  await send()
  provider.pass(OTP_LIFE)
  await vi.advanceTimersByTimeAsync(60_000)
  await expect.poll(codes).toEqual([undefined, undefined])
  await first.stop()
  await send()
  provider.pass(OTP_LIFE)
  await vi.advanceTimersByTimeAsync(120_000)
  expect((await codes())[0]).toMatch(DIGITS)
})

test('a failed sweep is logged without personal data', async () => {
  const broken = { ...provider.database, query: () => Promise.reject(new Error('quotes asha')) }
  await sweepOnce(broken, provider.media, provider.settings)
  expect(provider.logged[0]).toMatch(/^could not delete old texts: Error/)
  expect(provider.logged.join()).not.toContain('asha')
})

type Sent = { text: string; html: string }

test('an email with an invalid code is not sent', async () => {
  const own = await openForTest({ demo: false })
  const sent: string[] = []
  const transport = { sendMail: async (mail: Sent) => void sent.push(mail.text, mail.html) }
  const call = {
    corporate_company_id: companies[0]!.uuid,
    email: 'a@b.co',
    corporate_email: ADDRESS,
  }
  await own.post(`${API}/user/corporate/`, call)
  own.pass(60)
  await own.post(`${API}/user/corporate/`, call)
  expect(await deliverMails(own.database, transport as never, own.settings)).toBe(1)
  const [text, page] = sent
  const code = /^ {4}(\d{6})$/m.exec(text!)![1]
  expect(page).toContain(`>${code}</p>`)
  const rows = await own.database.query('select subject, body, html from mails')
  expect(JSON.stringify(rows)).not.toMatch(DIGITS)
  await own.close()
})

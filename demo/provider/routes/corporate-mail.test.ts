import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { OTP_LIFE } from '../../../widgets/contract/limits.ts'
import { companies } from '../data/seed/companies.ts'
import { deliverMails } from '../mail/mail.ts'
import { API, type TestProvider, openForTest } from '../testing/open-for-test.ts'
import { startSweeping } from '../data/sweep.ts'

let provider: TestProvider
beforeAll(async () => (provider = await openForTest()))
beforeEach(() => provider.forget())
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

/** What is kept of every mail, the last one first. */
async function kept(): Promise<string[]> {
  const rows = await provider.database.query<{ subject: string; body: string }>(
    'select subject, body from mails order by id desc',
  )
  return rows.map(({ subject, body }) => subject + body)
}

async function codes(): Promise<(string | undefined)[]> {
  return (await kept()).map((text) => DIGITS.exec(text)?.[0])
}

test('a fresh code can be read, and is gone once it is used', async () => {
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
  expect(await page.text()).toContain('The text is gone')
})

test("a code is gone once a newer one takes its place, and nobody else's is", async () => {
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

test('a code is gone once it is too old, before anybody looks', async () => {
  await send()
  provider.pass(OTP_LIFE - 1)
  expect((await provider.mails())[0]!.text).toMatch(DIGITS)
  provider.pass(1)
  expect((await provider.mails())[0]!.text).toBe('')
  expect(await codes()).toEqual([undefined])
})

test('a code that is too old goes without a request, at the start and every minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { database, settings } = provider
  await send()
  provider.pass(OTP_LIFE)
  const first = startSweeping(database, settings)
  await expect.poll(codes).toEqual([undefined])
  await send()
  provider.pass(OTP_LIFE)
  await vi.advanceTimersByTimeAsync(60_000)
  await expect.poll(codes).toEqual([undefined, undefined])
  await first.stop()
  await send()
  provider.pass(OTP_LIFE)
  await vi.advanceTimersByTimeAsync(120_000)
  expect((await codes())[0]).toMatch(DIGITS)
  vi.useRealTimers()
})

test('a sweep that fails says so, and nothing that was typed', async () => {
  const broken = { ...provider.database, query: () => Promise.reject(new Error('quotes asha')) }
  const sweeping = startSweeping(broken, provider.settings)
  await sweeping.stop()
  expect(provider.logged).toEqual([expect.stringMatching(/^old texts stay: Error/)])
  expect(provider.logged.join()).not.toContain('asha')
})

test('a mail whose code is worth nothing any more is not sent', async () => {
  const own = await openForTest({ demo: false })
  const sent: string[] = []
  const transport = { sendMail: async ({ text }: { text: string }) => void sent.push(text) }
  const call = {
    corporate_company_id: companies[0]!.uuid,
    email: 'a@b.co',
    corporate_email: ADDRESS,
  }
  await own.post(`${API}/user/corporate/`, call)
  own.pass(60)
  await own.post(`${API}/user/corporate/`, call)
  expect(await deliverMails(own.database, transport as never, own.settings)).toBe(1)
  expect(sent.join()).toMatch(DIGITS)
  const rows = await own.database.query('select subject, body from mails')
  expect(JSON.stringify(rows)).not.toMatch(DIGITS)
  await own.close()
})

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Mail, addMails } from '../data/mails/mails.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'

let provider: TestProvider
beforeAll(async () => {
  provider = await openForTest()
})
beforeEach(() => provider.forget())
afterAll(() => provider.close())

const page = async (path = '') => {
  const response = await provider.app.request(`/_demo/outbox${path}`, {
    headers: { accept: 'text/html,*/*' },
  })
  return { response, text: await response.text() }
}

const MAIL = { kind: 'reply', recipient: 'a@b.co', about: 'a@b.co' } as const

/** Stores an email and returns its id. */
async function add(subject: string, body: string, changes: Partial<Mail> = {}): Promise<number> {
  const { database, settings } = provider
  const mail = { ...MAIL, subject, body, ...changes }
  await addMails(database, [mail], settings.now(), true)
  const [row] = await database.query<{ id: number }>('select max(id) as id from mails')
  return row!.id
}

test('reports an empty outbox', async () => {
  expect((await page()).text).toContain('No emails yet.')
})

test('lists emails newest first as JSON', async () => {
  await add('first', 'one', { html: '<p>one</p>' })
  const sent_at = provider.settings.now()
  provider.pass(1)
  await add('second', 'two')
  const later = new Date(sent_at.getTime() + 1000)
  expect(await provider.mails()).toEqual([
    { to: 'a@b.co', subject: 'second', text: 'two', sent_at: later.toISOString() },
    { to: 'a@b.co', subject: 'first', text: 'one', sent_at: sent_at.toISOString() },
  ])
})

test('escapes any text of an email', async () => {
  await add('<b>"bold"', '</pre><script>alert(1)</script>')
  const { text } = await page()
  expect(text).toContain('&lt;b&gt;&quot;bold&quot;')
  expect(text).toContain('&lt;/pre&gt;&lt;script&gt;')
  expect(text).not.toContain('<script')
  expect(text).not.toContain('<iframe')
})

test('opens the newest or chosen email in a sandboxed frame', async () => {
  const first = await add('first', 'one', { html: '<p>one</p>', replyTo: 'desk@b.co' })
  provider.pass(1)
  const second = await add('second', 'two', { html: '<p>two</p>' })
  const frame = (id: number) => new RegExp(`<iframe\\s+src="/_demo/outbox/${id}"`)
  expect((await page()).text).toMatch(frame(second))
  const { text } = await page(`?mail=${first}`)
  expect(text).toMatch(frame(first))
  expect(text).toMatch(/sandbox="allow-popups allow-popups-to-escape-sandbox"/)
  expect(text).toContain('desk@b.co')
  expect(text).not.toContain('<p>one')
  const asText = (await page(`?mail=${first}&as=text`)).text
  expect(asText).toContain('>one</pre>')
  expect(asText).not.toContain('<iframe')
})

test('serves a single email with its styles and nothing else', async () => {
  const { response, text } = await page(`/${await add('x', 'one', { html: '<h1>one</h1>' })}`)
  expect(text).toBe('<h1>one</h1>')
  expect(response.headers.get('content-type')).toMatch(/^text\/html/)
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  )
})

test('has no page for an email that is missing, was never sent, or is text only', async () => {
  const plain = await add('x', 'one')
  const { database, settings } = provider
  await addMails(
    database,
    [{ ...MAIL, subject: 'x', body: 'x', html: '<p>x' }],
    settings.now(),
    false,
  )
  for (const id of [plain, plain + 1, plain + 2, '0', '-1', '1e3', 'x', '9'.repeat(30)]) {
    expect((await page(`/${id}`)).response.status).toBe(404)
    expect((await page(`?mail=${id}`)).response.status).toBe(200)
  }
})

test('removes an expired code from its page too', async () => {
  const id = await add('123456 is your verification code', '123456', {
    html: '<p>123456</p>',
    codeLife: 60,
  })
  expect((await page(`/${id}`)).text).toContain('123456')
  provider.pass(60)
  expect((await page(`/${id}`)).response.status).toBe(404)
  const { text } = await page(`?mail=${id}`)
  expect(text).toContain('The text was deleted')
  expect(text).not.toMatch(/123456|<iframe/)
})

test('allows only its own style sheet and its own frames', async () => {
  const { response, text } = await page()
  const policy = response.headers.get('content-security-policy')
  expect(policy).toMatch(
    /^default-src 'none'; style-src 'self'; font-src 'self'; frame-src 'self'; base-uri/,
  )
  expect(text).not.toContain('<style')
  expect(policy).not.toContain('script')
  expect(response.headers.get('cache-control')).toBe('no-store')
})

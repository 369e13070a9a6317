import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHash } from 'node:crypto'
import { addMails } from '../data/mails.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'

let provider: TestProvider
beforeAll(async () => {
  provider = await openForTest()
})
afterAll(() => provider.close())

const page = async () => {
  const response = await provider.app.request('/_demo/outbox', {
    headers: { accept: 'text/html,*/*' },
  })
  return { response, text: await response.text() }
}

async function add(subject: string, body: string): Promise<void> {
  const { database, settings } = provider
  await addMails(database, [{ recipient: 'a@b.co', subject, body }], settings.now(), true)
}

test('says so when there is no mail yet', async () => {
  expect((await page()).text).toContain('No mail yet.')
})

test('lists mails newest first, for programs', async () => {
  await add('first', 'one')
  provider.pass(1)
  await add('second', 'two')
  expect(await provider.mails()).toEqual([
    { to: 'a@b.co', subject: 'second', text: 'two', sent_at: '2026-11-20T10:00:01.000Z' },
    { to: 'a@b.co', subject: 'first', text: 'one', sent_at: '2026-11-20T10:00:00.000Z' },
  ])
})

test('shows mails as text, whatever they contain', async () => {
  await add('<b>"bold"', '</pre><script>alert(1)</script>')
  const { text } = await page()
  expect(text).toContain('&lt;b&gt;&quot;bold&quot;')
  expect(text).toContain('&lt;/pre&gt;&lt;script&gt;')
  expect(text).not.toContain('<script')
})

test('allows its own style sheet and nothing else', async () => {
  const { response, text } = await page()
  const style = /<style>([^]*?)<\/style>/.exec(text)![1]!
  const hash = createHash('sha256').update(style).digest('base64')
  const policy = response.headers.get('content-security-policy')
  expect(policy).toContain(`default-src 'none'; style-src 'sha256-${hash}'`)
  expect(response.headers.get('cache-control')).toBe('no-store')
})

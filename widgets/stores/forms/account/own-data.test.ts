// @vitest-environment node
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  countedWork,
  PASSWORD,
  travellerAt,
} from '../../../../demo/provider/testing/account-for-test.ts'
import { openForTest, type TestProvider } from '../../../../demo/provider/testing/open-for-test.ts'
import { providerOf } from '../../provider.ts'
import { type Read, reader } from '../../read.ts'
import { createDeletion, createOwnData } from './own-data.ts'

vi.setConfig({ testTimeout: 30_000 })

const EMAIL = 'asha@mail.example'
let provider: TestProvider
let ask: Read
beforeAll(async () => {
  provider = await openForTest({ derive: countedWork().derive })
  const { token } = await (await travellerAt(provider)).account(EMAIL)
  const carrier = async (url: unknown, init: unknown) =>
    provider.app.fetch(new Request(url as string, init as RequestInit))
  ask = reader(providerOf('http://localhost:1', null, null), {
    carrier: carrier as typeof fetch,
    headers: { authorization: `token ${token}` },
  })
}, 60_000)
afterAll(() => provider.close())

test('returns all stored data', async () => {
  const received = vi.fn()
  const form = createOwnData(ask, received)
  await form.submit({})
  expect(form.$sending.get()).toMatchObject({ state: 'sent' })
  expect(form.$notice.get()).toEqual({
    kind: 'success',
    text: 'Your download has started.',
  })
  expect(received).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      email: EMAIL,
      data: expect.objectContaining({ users: [expect.objectContaining({ email: EMAIL })] }),
    }),
  )
})

test('reports a wrong password and deletes nothing', async () => {
  const onSent = vi.fn()
  const form = createDeletion(ask, onSent)
  await form.submit({ password: '' })
  expect(form.$errors.get()).toEqual({ password: 'Please enter your valid password' })
  await form.submit({ password: 'wrong' })
  expect(form.$errors.get()).toEqual({ password: 'This is not your password' })
  expect(onSent).not.toHaveBeenCalled()
})

test('deletes the account with the right password', async () => {
  const onSent = vi.fn()
  const form = createDeletion(ask, onSent)
  await form.submit({ password: PASSWORD })
  expect(onSent).toHaveBeenCalledOnce()
  expect((await provider.counts())['users']).toBe(1)
  const again = createDeletion(ask, onSent)
  await again.submit({ password: PASSWORD })
  expect(again.$sending.get()).toMatchObject({ failure: { code: 'signed_out' } })
})

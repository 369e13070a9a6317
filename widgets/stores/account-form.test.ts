// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest'
import type { Result } from '../api/client.ts'
import { type AccountRules, type Check, createAccountForm } from './account-form.ts'
import { $toasts } from './toasts.ts'

interface Sum {
  sum: number
}

const check: Check<Sum> = ({ one = '', two = '' }) =>
  one && two
    ? { checked: { sum: Number(one) + Number(two) } }
    : { errors: { ...(!one && { one: 'No one' }), ...(!two && { two: 'No two' }) } }

let answers: Result<string>[]
const send = vi.fn<(sum: Sum) => Promise<Result<string>>>(async () => answers.shift()!)
const onSent = vi.fn()
const made = (changes: Partial<AccountRules<Sum, string>> = {}) =>
  createAccountForm<Sum, string>({
    check: async () => check,
    send,
    onSent,
    sent: 'Done.',
    failed: 'Failed.',
    ...changes,
  })

beforeEach(() => {
  answers = [{ answer: 'yes' }]
  send.mockClear()
  onSent.mockClear()
  $toasts.set([])
})

const toasts = () => $toasts.get().map(({ kind, text }) => `${kind}: ${text}`)
const right = { one: '1', two: '2' }

test('sends nothing while something is wrong, and counts each check that found it', async () => {
  const form = made()
  await form.submit({ one: '1', two: '' })
  expect(form.$errors.get()).toEqual({ two: 'No two' })
  expect([form.$faulty.get(), form.$trying.get().state]).toEqual([1, 'idle'])
  await form.submit({})
  expect([form.$faulty.get(), form.$errors.get()]).toEqual([2, { one: 'No one', two: 'No two' }])
  expect(send).not.toHaveBeenCalled()
})

test('finds nothing wrong before the first try', async () => {
  const form = made()
  await form.forgive({ one: '' })
  expect(form.$errors.get()).toEqual({})
})

test('takes an error back as soon as its field is right, and adds none', async () => {
  const form = made()
  await form.submit({ one: '', two: '2' })
  await form.forgive({ one: '1', two: '' })
  expect(form.$errors.get()).toEqual({})
})

test('says that it was sent, once however often it was asked to', async () => {
  const form = made()
  await Promise.all([form.submit(right), form.submit(right)])
  expect(send.mock.calls).toEqual([[{ sum: 3 }]])
  expect(onSent.mock.calls).toEqual([['yes', { sum: 3 }]])
  expect(toasts()).toEqual(['success: Done.'])
  expect(form.$trying.get()).toEqual({ state: 'sent' })
})

test('a new try takes the failure of the last one back, also in another form of its kind', async () => {
  answers = [{ failure: { name: 'Offline' } }, { failure: { name: 'Offline' } }, { answer: 'yes' }]
  const form = made({ sent: undefined as never })
  await form.submit(right)
  const next = form.submit(right)
  expect(toasts()).toEqual([])
  await next
  expect(toasts()).toEqual(['failure: Failed.'])
  await made({ sent: undefined as never }).submit(right)
  expect(toasts()).toEqual([])
})

test.each([
  [{ name: 'Offline' }, /online/],
  [{ name: 'TimedOut' }, /online/],
  [{ name: 'Broken', status: 500 }, /our fault/],
  [{ name: 'Mismatch', issues: [] }, /our fault/],
  [{ name: 'Refused', status: 429, code: 'x', fields: {}, retryAfter: 600 }, /10 minutes/],
  [{ name: 'Refused', status: 401, code: 'x', fields: {} }, /^$/],
] as const)('says the same of %j, and what can be done about it', async (failure, hint) => {
  answers = [{ failure: { ...failure } as never }]
  const form = made()
  await form.submit(right)
  const trying = form.$trying.get()
  expect(trying).toMatchObject({ state: 'failed', text: 'Failed.' })
  expect(('hint' in trying && trying.hint) || '').toMatch(hint)
  expect(toasts()).toEqual(['failure: Failed.'])
  expect(onSent).not.toHaveBeenCalled()
})

test('shows what the provider found wrong beside the fields', async () => {
  const failure = { name: 'Refused', status: 400, code: 'one_wrong', fields: { email: 'email' } }
  answers = [{ failure: failure as never }, { answer: 'yes' }]
  const form = made({ wrong: { one_wrong: { one: 'Not this one' } } })
  await form.submit(right)
  expect(form.$errors.get()).toEqual({ one: 'Not this one', email: 'Must be a valid email' })
  expect(form.$faulty.get()).toBe(1)
  await form.submit(right)
  expect(form.$errors.get()).toEqual({})
})

test('counts rules that do not arrive as a broken line, and can be tried again', async () => {
  const form = made({ check: vi.fn(async () => check).mockRejectedValueOnce(new Error('lost')) })
  await form.submit(right)
  expect(form.$trying.get()).toMatchObject({ state: 'failed', failure: { name: 'Offline' } })
  await form.forgive(right)
  await form.submit(right)
  expect(form.$trying.get().state).toBe('sent')
})

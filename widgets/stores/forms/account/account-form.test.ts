// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest'
import type { Result } from '../../../api/client.ts'
import * as z from 'zod/mini'
import { createAccountForm } from './account.ts'
import { deferredRules } from '../engine/deferred-rules.ts'
import { createSubmission } from '../engine/submission.ts'
import { providerOf } from '../../provider.ts'
import { type Read, reader } from '../../read.ts'
import { $toasts } from '../../toasts.ts'
import { telling } from '../engine/host-for-test.ts'
import { inEnglish } from '../../../messages/say.ts'

const digits = z.string('required').check(z.minLength(1, 'required'))
const missing = (word: string) => ({ required: word })

let answers: Result<string>[]
const call = vi.fn<(sum: object) => Promise<Result<string>>>(async () => answers.shift()!)
const onSent = vi.fn()
const rulesSaying = (sent: { sent?: string }) =>
  deferredRules<{ one: string; two: string; email: string }, Read>()({
    schema: () => z.object({ one: digits, two: digits }),
    faults: {
      one: missing('No one'),
      two: missing('No two'),
      email: { required: 'No email', email: 'Must be a valid email' },
    },
    from: { sum: 'one' },
    wrong: { one_wrong: { one: 'Not this one' } },
    payload: ({ one, two }: { one: string; two: string }) => ({ sum: Number(one) + Number(two) }),
    call: (sum: { sum: number }) => ({ send: () => call(sum) }),
    ...sent,
  })
const rules = rulesSaying({ sent: 'Done.' })
const silent = rulesSaying({})
const made = (changes: { later?: () => Promise<typeof rules> } = {}) =>
  createAccountForm(reader(providerOf('http://localhost:1', null, null)), {
    blank: { one: '', two: '', email: '' },
    later: changes.later ?? (async () => rules),
    words: { failed: 'Failed.' },
    onSent,
  })

beforeEach(() => {
  answers = [{ answer: 'yes' }]
  call.mockClear()
  onSent.mockClear()
  $toasts.set([])
})

const toasts = () => $toasts.get().map(({ kind, text }) => `${kind}: ${text}`)
const right = { one: '1', two: '2' }

test('sends nothing while there are errors and counts failed validations', async () => {
  const form = made()
  await form.submit({ one: '1', two: '' })
  expect(form.$errors.get()).toEqual({ two: 'No two' })
  expect([form.$faulty.get(), form.$sending.get().state]).toEqual([1, 'idle'])
  await form.submit({})
  expect([form.$faulty.get(), form.$errors.get()]).toEqual([2, { one: 'No one', two: 'No two' }])
  expect(call).not.toHaveBeenCalled()
})

test('shows no errors before the first attempt', async () => {
  const form = made()
  await form.forgive({ one: '' })
  expect(form.$errors.get()).toEqual({})
})

test('removes an error once its field is valid and adds none', async () => {
  const form = made()
  await form.submit({ one: '', two: '2' })
  await form.forgive({ one: '1', two: '' })
  expect(form.$errors.get()).toEqual({})
})

test('reports success once for parallel submits', async () => {
  const form = made()
  await Promise.all([form.submit(right), form.submit(right)])
  expect(call.mock.calls).toEqual([[{ sum: 3 }]])
  expect(onSent.mock.calls).toEqual([[]])
  expect(toasts()).toEqual(['success: Done.'])
  expect(form.$sending.get()).toMatchObject({ state: 'sent' })
})

test('a new attempt retracts the last failure, also of another form of its kind', async () => {
  answers = [{ failure: { name: 'Offline' } }, { failure: { name: 'Offline' } }, { answer: 'yes' }]
  const form = made({ later: async () => silent })
  await form.submit(right)
  const seen: string[][] = []
  const stop = $toasts.listen(() => void seen.push(toasts()))
  await form.submit(right)
  stop()
  expect(seen[0]).toEqual([])
  expect(toasts()).toEqual(['failure: Failed.'])
  await made({ later: async () => silent }).submit(right)
  expect(toasts()).toEqual([])
})

test.each([
  [{ name: 'Offline' }, /connection/],
  [{ name: 'TimedOut' }, /too long/],
  [{ name: 'Broken', status: 500 }, /on our side/],
  [{ name: 'Broken', status: 507 }, /no room/],
  [{ name: 'Mismatch', issues: [] }, /Reload/],
  [{ name: 'Refused', status: 429, code: 'x', fields: {}, retryAfter: 600 }, /10 minutes/],
  [{ name: 'Refused', status: 401, code: 'wrong_credentials', fields: {} }, /^$/],
  [{ name: 'Refused', status: 401, code: 'signed_out', fields: {} }, /signed out/],
  [{ name: 'Broken', status: 502 }, /restarting/],
  [{ name: 'Mismatch', issues: [], isPage: true }, /Wi-Fi/],
] as const)('shows the same message for %j with a matching hint', async (failure, hint) => {
  answers = [{ failure: { ...failure } as never }]
  const form = made()
  await form.submit(right)
  expect(form.$sending.get()).toMatchObject({ state: 'failed' })
  expect(form.$notice.get()).toMatchObject({ kind: 'failure', text: 'Failed.' })
  expect(form.$notice.get()?.hint ?? '').toMatch(hint)
  expect(toasts()).toEqual(['failure: Failed.'])
  expect(onSent).not.toHaveBeenCalled()
})

test('shows errors from the provider at the fields', async () => {
  const failure = { name: 'Refused', status: 400, code: 'one_wrong', fields: { email: 'email' } }
  answers = [{ failure: failure as never }, { answer: 'yes' }]
  const form = made()
  await form.submit(right)
  expect(form.$errors.get()).toEqual({ one: 'Not this one', email: 'Must be a valid email' })
  expect(form.$faulty.get()).toBe(1)
  await form.submit(right)
  expect(form.$errors.get()).toEqual({})
})

test('a chunk that fails to load counts as offline and can be retried', async () => {
  const form = made({ later: vi.fn(async () => rules).mockRejectedValueOnce(new Error('lost')) })
  await form.submit(right)
  expect(form.$sending.get()).toMatchObject({ state: 'failed', failure: { name: 'Offline' } })
  expect(form.$notice.get()?.hint).toContain('Are you online?')
  await form.forgive(right)
  await form.submit(right)
  expect(form.$sending.get().state).toBe('sent')
})

test('can be used again after pending work has failed', async () => {
  const { $sending, send } = createSubmission({
    kind: 'waiting',
    blank: { one: '1', two: '2', email: '' },
    words: () => ({ failed: 'Failed.' }),
    say: inEnglish,
    ready: async () => Promise.reject(new Error('lost')),
    later: async () => rules,
  })
  const onFailed = vi.fn()
  const nobody = reader(providerOf('http://localhost:1', null, null))
  await send(nobody, telling({ onFailed }))
  expect($sending.get()).toMatchObject({ state: 'failed', failure: { name: 'Offline' } })
  expect(onFailed.mock.calls).toEqual([[{ failure: 'Offline' }]])
  expect(call).not.toHaveBeenCalled()
})

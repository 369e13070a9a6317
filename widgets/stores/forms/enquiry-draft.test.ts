import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { claimDraft, type Draft } from './engine/draft.ts'
import { createEnquiry } from './enquiry.ts'
import { inEnglish } from '../../messages/say.ts'

const HOUR = 3_600_000

let claimed: Pick<Draft<unknown>, 'release'>[] = []
beforeEach(() => sessionStorage.clear())
afterEach(() => {
  for (const draft of claimed) draft.release()
  claimed = []
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function claim<Kept>(kind = 'enquiry'): Draft<Kept> {
  const draft = claimDraft<Kept>(kind)
  claimed.push(draft)
  return draft
}

const keys = () => Object.keys({ ...sessionStorage }).toSorted()

test('two forms on a page have separate drafts', () => {
  const [first, second] = [claim<string>(), claim<string>()]
  first.keep('first')
  second.keep('second')
  expect(keys()).toEqual(['trip:enquiry', 'trip:enquiry:2'])
  expect([first.read(), second.read()]).toEqual(['first', 'second'])
  expect(claim('review').read()).toBeUndefined()
})

test('a later form restores a released draft', () => {
  const first = claim<string>()
  claim<string>().keep('second')
  first.keep('first')
  first.release()
  expect(claim<string>().read()).toBe('first')
})

test('a draft belongs to the form’s position, in any render order', () => {
  const second = claimDraft<string>('enquiry', 1)
  const first = claimDraft<string>('enquiry', 0)
  const moved = claimDraft<string>('enquiry', 1)
  claimed.push(second, first, moved)
  second.keep('second')
  first.keep('first')
  moved.keep('moved')
  expect(keys()).toEqual(['trip:enquiry', 'trip:enquiry:2', 'trip:enquiry:3'])
  expect(sessionStorage.getItem('trip:enquiry:2')).toContain('second')
})

test('expires after 24 hours', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const draft = claim<string>()
  draft.keep('kept')
  vi.advanceTimersByTime(24 * HOUR - 1)
  expect(draft.read()).toBe('kept')
  vi.advanceTimersByTime(1)
  expect(draft.read()).toBeUndefined()
})

test('is deleted when dropped', () => {
  const draft = claim<string>()
  draft.keep('kept')
  draft.keep()
  expect(draft.read()).toBeUndefined()
  expect(keys()).toEqual([])
})

test.each(['', 'null', '{', '"text"', '{"kept":"x"}', '5', '[]', '{"at":"soon","kept":"x"}'])(
  'restores nothing from %j',
  (text) => {
    sessionStorage.setItem('trip:enquiry', text)
    expect(claim().read()).toBeUndefined()
  },
)

test('works without storage', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(refuse)
  const draft = claim<string>()
  draft.keep('kept')
  draft.keep()
  expect(draft.read()).toBeUndefined()
  const form = createEnquiry(inEnglish).form
  const close = form.open()
  form.type('email', 'asha@mail.example')
  expect(form.$form.get().email).toBe('asha@mail.example')
  form.clear()
  close()
})

test('restores typed values, but never the one-time code', () => {
  const form = createEnquiry(inEnglish).form
  const close = form.open()
  form.type('isCorporateUser', true)
  form.type('email', 'asha@mail.example')
  form.type('otp', '123456')
  form.intend({ key: 'k', body: '{}' })
  expect(form.$form.get().otp).toBe('123456')
  expect(sessionStorage.getItem('trip:enquiry')).not.toMatch(/123456|otp/)
  close()

  const next = createEnquiry(inEnglish).form
  const closeNext = next.open()
  expect(next.$form.get()).toMatchObject({
    isCorporateUser: true,
    email: 'asha@mail.example',
    otp: '',
  })
  expect(next.$intent.get()).toEqual({ key: 'k', body: '{}' })
  closeNext()
})

test('keeps values typed before the draft is restored', () => {
  claim().keep({ typed: { days: '9' } })
  claimed.pop()!.release()
  const form = createEnquiry(inEnglish).form
  form.type('days', '3')
  const close = form.open()
  expect(form.$form.get().days).toBe('3')
  close()
})

test('a cleared form leaves no draft', () => {
  const form = createEnquiry(inEnglish).form
  const close = form.open()
  form.type('email', 'asha@mail.example')
  form.clear()
  expect(keys()).toEqual([])
  expect(form.$form.get().email).toBe('')
  close()
})

test('does not restore a draft about another subject', () => {
  const form = createEnquiry(inEnglish).form
  const close = form.open(0, 'taj-mahal')
  form.type('days', '3')
  close()
  const other = createEnquiry(inEnglish).form
  const closeOther = other.open(0, 'amber-fort')
  expect(other.$form.get().days).toBe('')
  closeOther()
  const again = createEnquiry(inEnglish).form
  const closeAgain = again.open(0, 'taj-mahal')
  expect(again.$form.get().days).toBe('3')
  closeAgain()
})

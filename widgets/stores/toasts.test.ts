import { beforeEach, expect, test } from 'vitest'
import { $toasts, dismissToast, retract, retractFailures, toast } from './toasts.ts'

beforeEach(() => $toasts.set([]))

const shown = () => $toasts.get().map(({ kind, text }) => `${kind}: ${text}`)

test('shows toasts in the order they came', () => {
  toast('failure', 'One', 1)
  toast('success', 'Two', 2)
  toast('success', 'Two', 3)
  expect(shown()).toEqual(['failure: One', 'success: Two', 'success: Two'])
})

test('says one thing of one subject: the newest, and last', () => {
  const form = {}
  toast('failure', 'Failed', form)
  toast('success', 'Other', {})
  toast('success', 'Sent', form)
  expect(shown()).toEqual(['success: Other', 'success: Sent'])
})

test('takes back what was said of a subject, and leaves the rest', () => {
  const form = {}
  toast('failure', 'Failed', form)
  toast('success', 'Other', {})
  retract(form)
  expect(shown()).toEqual(['success: Other'])
})

test('takes back what has failed, but of one subject, and leaves what went well', () => {
  const session = {}
  toast('failure', 'Ended', session)
  toast('failure', 'Failed', {})
  toast('success', 'Sent', {})
  retractFailures(session)
  expect(shown()).toEqual(['failure: Ended', 'success: Sent'])
})

test('dismisses one, and leaves the rest', () => {
  toast('success', 'One', 1)
  toast('success', 'Two', 2)
  dismissToast($toasts.get()[0]!.id)
  expect(shown()).toEqual(['success: Two'])
  dismissToast(999)
  expect(shown()).toEqual(['success: Two'])
})

test('no two toasts on show have one id', () => {
  for (const text of ['One', 'Two', 'Three']) toast('success', text, text)
  dismissToast($toasts.get()[1]!.id)
  toast('success', 'Four', 4)
  expect(new Set($toasts.get().map(({ id }) => id)).size).toBe(3)
})

test('tells of each change with a new list', () => {
  const before = $toasts.get()
  toast('success', 'One', 1)
  expect($toasts.get()).not.toBe(before)
  expect(before).toEqual([])
})

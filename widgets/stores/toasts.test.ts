import { beforeEach, expect, test } from 'vitest'
import { $toasts, dismissToast, retract, retractFailures, toast } from './toasts.ts'

beforeEach(() => $toasts.set([]))

const shown = () => $toasts.get().map(({ kind, text }) => `${kind}: ${text}`)

test('shows toasts in order', () => {
  toast('failure', 'One', 1)
  toast('success', 'Two', 2)
  toast('success', 'Two', 3)
  expect(shown()).toEqual(['failure: One', 'success: Two', 'success: Two'])
})

test('keeps only the newest toast of a subject, at the end', () => {
  const form = {}
  toast('failure', 'Failed', form)
  toast('success', 'Other', {})
  toast('success', 'Sent', form)
  expect(shown()).toEqual(['success: Other', 'success: Sent'])
})

test('retracts the toast of one subject only', () => {
  const form = {}
  toast('failure', 'Failed', form)
  toast('success', 'Other', {})
  retract(form)
  expect(shown()).toEqual(['success: Other'])
})

test('retracts failures except those of one subject', () => {
  const session = {}
  toast('failure', 'Ended', session)
  toast('failure', 'Failed', {})
  toast('success', 'Sent', {})
  retractFailures(session)
  expect(shown()).toEqual(['failure: Ended', 'success: Sent'])
})

test('dismisses one toast and keeps the rest', () => {
  toast('success', 'One', 1)
  toast('success', 'Two', 2)
  dismissToast($toasts.get()[0]!.id)
  expect(shown()).toEqual(['success: Two'])
  dismissToast(999)
  expect(shown()).toEqual(['success: Two'])
})

test('toasts have unique ids', () => {
  for (const text of ['One', 'Two', 'Three']) toast('success', text, text)
  dismissToast($toasts.get()[1]!.id)
  toast('success', 'Four', 4)
  expect(new Set($toasts.get().map(({ id }) => id)).size).toBe(3)
})

test('publishes each change as a new list', () => {
  const before = $toasts.get()
  toast('success', 'One', 1)
  expect($toasts.get()).not.toBe(before)
  expect(before).toEqual([])
})

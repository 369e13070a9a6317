import { beforeEach, expect, test } from 'vitest'
import { $toasts, dismissToast, toast } from './toasts.ts'

beforeEach(() => $toasts.set([]))

const shown = () => $toasts.get().map(({ kind, text }) => `${kind}: ${text}`)

test('shows toasts in the order they came', () => {
  toast('failure', 'One')
  toast('success', 'Two')
  toast('success', 'Two')
  expect(shown()).toEqual(['failure: One', 'success: Two', 'success: Two'])
})

test('dismisses one, and leaves the rest', () => {
  toast('success', 'One')
  toast('success', 'Two')
  dismissToast($toasts.get()[0]!.id)
  expect(shown()).toEqual(['success: Two'])
  dismissToast(999)
  expect(shown()).toEqual(['success: Two'])
})

test('no two toasts on show have one id', () => {
  for (const text of ['One', 'Two', 'Three']) toast('success', text)
  dismissToast($toasts.get()[1]!.id)
  toast('success', 'Four')
  expect(new Set($toasts.get().map(({ id }) => id)).size).toBe(3)
})

test('tells of each change with a new list', () => {
  const before = $toasts.get()
  toast('success', 'One')
  expect($toasts.get()).not.toBe(before)
  expect(before).toEqual([])
})

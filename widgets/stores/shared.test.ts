import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())

test('creates an instance once per name', async () => {
  const { shared } = await import('./shared.ts')
  const make = vi.fn(() => ({}))
  const first = shared('a thing of this test', make)
  expect(shared('a thing of this test', make)).toBe(first)
  expect(make).toHaveBeenCalledOnce()
  expect(shared('another thing of this test', make)).not.toBe(first)
})

test('shares undefined as well', async () => {
  const { shared } = await import('./shared.ts')
  const make = vi.fn(() => undefined)
  shared('nothing', make)
  shared('nothing', make)
  expect(make).toHaveBeenCalledOnce()
})

test('two bundles on a page share the session and the toasts', async () => {
  const one = await import('./session.ts')
  const oneToasts = await import('./toasts.ts')
  vi.resetModules()
  const two = await import('./session.ts')
  const twoToasts = await import('./toasts.ts')
  expect(two.signOut).not.toBe(one.signOut)
  expect(two.$session).toBe(one.$session)
  one.$session.set({ token: 't', id: '1', fname: 'Asha', email: 'asha@mail.example' })
  expect(two.$session.get()?.token).toBe('t')
  oneToasts.toast('success', 'Hello', 'greeting')
  expect(twoToasts.$toasts.get()).toMatchObject([{ text: 'Hello' }])
})

test('two bundles never share a place for drafts', async () => {
  const one = await import('./forms/engine/draft.ts')
  const first = one.claimDraft<string>('bundles')
  vi.resetModules()
  const two = await import('./forms/engine/draft.ts')
  const second = two.claimDraft<string>('bundles')
  first.keep('first')
  second.keep('second')
  expect([first.read(), second.read()]).toEqual(['first', 'second'])
})

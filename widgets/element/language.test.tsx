import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LANGUAGE_WAIT } from '../contract/limits.ts'
import type { Translation } from '../messages/say.ts'
import { define } from './define.ts'
import type { HostProps } from './host-props.ts'

const form = { id: 'form' as const, tryAgain: 'Try again' }
const hindi = { tryAgain: 'फिर कोशिश करें' }

let arrive: (chunk: { messages: Translation }) => void
let fail: (reason: Error) => void
const loadLanguage = vi.hoisted(() => vi.fn())
vi.mock('virtual:language-chunks', () => ({ loadLanguage }))

const Screen = ({ say }: HostProps) => <input aria-label={say(form).tryAgain} />
define('trip-late', {}, '', Screen, async () => {
  throw new Error('has no HTML of a server')
})
const input = () => document.querySelector('trip-late')?.shadowRoot?.querySelector('input')

beforeEach(() => {
  vi.useFakeTimers()
  loadLanguage.mockImplementation(
    async () =>
      new Promise((resolve, reject) => {
        arrive = resolve
        fail = reject
      }),
  )
})
afterEach(() => {
  document.body.innerHTML = ''
  vi.useRealTimers()
})

test('shows English while a language is late, and keeps what was typed when it arrives', async () => {
  document.body.innerHTML = '<trip-late lang="hi"></trip-late>'
  await vi.advanceTimersByTimeAsync(LANGUAGE_WAIT - 100)
  expect(input()).toBeFalsy()
  await vi.advanceTimersByTimeAsync(200)
  const field = input()!
  expect(field.getAttribute('aria-label')).toBe(form.tryAgain)
  field.value = 'Asha'
  arrive({ messages: { form: hindi } })
  await vi.advanceTimersByTimeAsync(100)
  expect(input()).toBe(field)
  expect(field.getAttribute('aria-label')).toBe(hindi.tryAgain)
  expect(field.value).toBe('Asha')
})

test('shows English at once when a language fails, and tries again at the next render', async () => {
  document.body.innerHTML = '<trip-late lang="ar"></trip-late>'
  await vi.advanceTimersByTimeAsync(100)
  fail(new Error('offline'))
  await vi.advanceTimersByTimeAsync(100)
  expect(input()!.getAttribute('aria-label')).toBe(form.tryAgain)
  document.querySelector('trip-late')!.setAttribute('theme', 'dark')
  await vi.advanceTimersByTimeAsync(100)
  arrive({ messages: { form: { tryAgain: 'إعادة' } } })
  await vi.advanceTimersByTimeAsync(100)
  expect(input()!.getAttribute('aria-label')).toBe('إعادة')
})

// @vitest-environment node
import { readFile } from 'node:fs/promises'
import { Window } from 'happy-dom'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Serving } from '../../../demo/server/serve.ts'
import { serveForTest } from '../../../demo/server/serve-for-test.ts'
import { createTestimonial } from './testimonial.ts'
import { type Provider, providerOf } from '../provider.ts'
import { $toasts } from '../toasts.ts'
import { telling } from './engine/host-for-test.ts'
import { inEnglish } from '../../messages/say.ts'

vi.setConfig({ testTimeout: 30_000 })

// Node has no XMLHttpRequest. The one of happy-dom makes real requests.
const page = new Window({ url: 'http://partner.example/' })
const { XMLHttpRequest, FormData, File, Blob, sessionStorage } = page
Object.assign(globalThis, { XMLHttpRequest, FormData, sessionStorage })

let serving: Serving
let provider: Provider
let clip: globalThis.File
beforeAll(async () => {
  serving = await serveForTest()
  provider = providerOf(serving.origins.provider, null, null)
  clip = file('a.mp4', await readFile('demo/provider/media/corporate/sample.mp4'))
}, 40_000)
beforeEach(async () => {
  await query('delete from testimonials')
  sessionStorage.clear()
})
afterAll(async () => {
  await page.happyDOM.close()
  await serving.close()
})

const file = (name: string, bytes: Buffer) =>
  new File([new Blob([bytes])], name) as unknown as globalThis.File
const query = (sql: string) => serving.provider.database.query(sql)
const stored = () => query('select email, description, phone_number from testimonials')

const RIGHT = {
  first_name: 'Asha',
  last_name: 'Rao',
  email: 'asha@mail.example',
  mobile_number: '+91 98765-43210',
  feedback: 'Nine days.\nTwo tigers.',
}

function filled() {
  const store = createTestimonial(inEnglish)
  for (const [field, text] of Object.entries(RIGHT)) store.form.type(field as 'email', text)
  const host = { onSend: vi.fn(() => true), onSent: vi.fn(), onFailed: vi.fn() }
  return { ...store, host, send: () => store.send(provider, telling(host)) }
}

test('sends a testimonial with progress and resets the form', async () => {
  const { form, choose, send, host, $sending, $progress } = filled()
  await choose([clip], false)
  const parts: (number | undefined)[] = []
  $progress.listen((part) => void parts.push(part))
  await send()
  expect($sending.get()).toEqual({ state: 'sent', receipt: { held: false } })
  expect(form.$notice.get()).toEqual({ kind: 'success', text: 'Testimonial added successfully.' })
  expect($toasts.get().at(-1)).toMatchObject({ text: 'Testimonial added successfully.' })
  expect(host.onSent).toHaveBeenCalledWith({ held: false, form: 'testimonial' })
  expect([parts[0], parts.at(-1)]).toEqual([0, undefined])
  expect(form.$form.get()).toMatchObject({ first_name: '', feedback: '', video: undefined })
  expect(await stored()).toEqual([
    { email: RIGHT.email, description: RIGHT.feedback, phone_number: '9876543210' },
  ])
})

test('sends a video that is still being checked when the button is pressed', async () => {
  const { choose, send, host } = filled()
  void choose([clip], false)
  await send()
  expect(host.onSent).toHaveBeenCalled()
  expect(await stored()).toHaveLength(1)
})

test('reports an invalid video that was still being checked when sent', async () => {
  const { form, choose, send, host, $sending } = filled()
  void choose([file('note.txt', Buffer.alloc(20_000))], false)
  await send()
  expect(form.$errors.get()['video']).toContain('note.txt')
  expect(form.$faulty.get()).toBe(1)
  expect($sending.get()).toEqual({ state: 'idle' })
  expect(host.onSend).not.toHaveBeenCalled()
})

test('shows the errors of all fields and sends nothing', async () => {
  const { form, send, host } = filled()
  for (const field of Object.keys(RIGHT)) form.type(field as 'email', '')
  await send()
  expect(form.$errors.get()).toEqual({
    first_name: 'Please enter your First Name',
    last_name: 'Please enter your Last Name',
    email: 'Please enter your valid Email Address',
    mobile_number: 'Please enter your valid Mobile Number',
    feedback: 'Please enter your feedback.',
    video: 'Please upload a video',
  })
  expect(host.onSend).not.toHaveBeenCalled()
})

test('reports text that is too long until it is shortened', async () => {
  const { form, choose, send, host } = filled()
  await choose([clip], false)
  form.type('first_name', 'a'.repeat(101))
  form.type('feedback', 'a'.repeat(5001))
  await send()
  expect(form.$errors.get()).toEqual({
    first_name: 'First Name may have at most 100 characters',
    feedback: 'Feedback may have at most 5000 characters',
  })
  expect(host.onSend).not.toHaveBeenCalled()
  form.type('first_name', 'Asha')
  await vi.waitUntil(() => !form.$errors.get()['first_name'])
  expect(Object.keys(form.$errors.get())).toEqual(['feedback'])
})

test('the host page can change the payload or cancel sending', async () => {
  const { choose, send, host, $sending } = filled()
  await choose([clip], false)
  host.onSend.mockReturnValueOnce(false)
  await send()
  expect($sending.get()).toEqual({ state: 'idle' })
  expect(await stored()).toEqual([])
  host.onSend.mockImplementationOnce(((detail: { payload: { description: string } }) => {
    detail.payload.description = 'Amended.'
    return true
  }) as never)
  await send()
  expect(await stored()).toMatchObject([{ description: 'Amended.' }])
})

test('stores everything except the video in the draft', async () => {
  const { form, choose } = filled()
  const release = form.open()
  await choose([clip], false)
  form.type('feedback', 'Ten days.')
  const kept = sessionStorage.getItem('trip:testimonial')!
  expect(kept).toContain('Ten days.')
  expect(kept).not.toContain('video')
  release()
})

test('removes a video with its messages', async () => {
  const { form, choose, remove } = filled()
  await choose([clip], false)
  await choose([clip], false)
  expect(form.$errors.get()['video']).toContain('The maximum is 1 video.')
  remove()
  expect([form.$form.get().video, form.$errors.get()]).toEqual([undefined, {}])
})

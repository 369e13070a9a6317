// @vitest-environment node
import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createEnquiry } from './enquiry.ts'
import { providerOf } from '../provider.ts'
import type { SimpleForm } from '../../contract/enquiries.ts'
import { typedEnquiry } from '../../contract/enquiry-for-test.ts'
import { telling } from './engine/host-for-test.ts'
import { inEnglish } from '../../messages/say.ts'

const BLANK = createEnquiry(inEnglish).form.$form.get()

/** No server listens on this port. */
const nowhere = providerOf('http://127.0.0.1:1', null, null)
const host = { onSend: () => true, onSent: () => {}, onFailed: () => {} }

const right = typedEnquiry('5eef13b5-e17c-5b51-be36-ead85a82a114')

const value = fc.oneof(
  fc.constantFrom('', ' ', '0', '3', '365', 'asha@mail.example', ' 98765 43210 ', '12 34 56', '\0'),
  fc.string({ maxLength: 12 }),
)
const values = fc.record({
  destination: fc.constantFrom('', right.destination),
  days: value,
  total_people: value,
  isCorporateUser: fc.boolean(),
})
/** Without the code, which is emptied when its company or address changes. */
const textField = fc.constantFrom(
  'destination',
  'days',
  'total_people',
  'email',
  'mobile_number',
  'corporateCompany',
  'corporate_email',
)
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ does: fc.constant('type'), field: textField, value }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('tick'), ticked: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('prefill'), values }) },
  { weight: 1, arbitrary: fc.constant({ does: 'fill' }) },
  { weight: 2, arbitrary: fc.constant({ does: 'send' }) },
  { weight: 1, arbitrary: fc.constant({ does: 'clear' }) },
) as fc.Arbitrary<Step>
type Step =
  | { does: 'type'; field: Exclude<keyof SimpleForm, 'isCorporateUser' | 'otp'>; value: string }
  | { does: 'tick'; ticked: boolean }
  | { does: 'prefill'; values: Partial<SimpleForm> }
  | { does: 'fill' | 'send' | 'clear' }

/** Value of a field after typing the text. */
function entered(field: keyof SimpleForm, text: string): string {
  return ['email', 'corporate_email', 'mobile_number'].includes(field) ? text.trim() : text
}

test('typed values win over prefilled ones and survive failures', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const { form, send } = createEnquiry(inEnglish)
      const prefilled: Partial<SimpleForm> = {}
      let typed: Partial<SimpleForm> = {}
      for (const step of steps) {
        if (step.does === 'type') {
          form.type(step.field, step.value)
          Object.assign(typed, { [step.field]: entered(step.field, step.value) })
        } else if (step.does === 'tick') {
          form.type('isCorporateUser', step.ticked)
          Object.assign(typed, { isCorporateUser: step.ticked })
        } else if (step.does === 'prefill') {
          form.prefill(step.values)
          Object.assign(prefilled, step.values)
        } else if (step.does === 'fill') {
          for (const [field, text] of Object.entries(right)) form.type(field as 'days', text)
          Object.assign(typed, right)
        } else if (step.does === 'send') {
          await send(nowhere, telling(host))
        } else {
          form.clear()
          typed = {}
        }
        expect(form.$form.get()).toEqual({ ...BLANK, ...prefilled, ...typed })
      }
    }),
  )
})

test('a valid form that cannot be sent reports it and keeps its values', async () => {
  const { form, send, $sending } = createEnquiry(inEnglish)
  for (const [field, text] of Object.entries(right)) form.type(field as 'days', text)
  const before = form.$form.get()
  await send(nowhere, telling(host))
  expect($sending.get()).toEqual({ state: 'failed', failure: { name: 'Offline' } })
  expect(form.$form.get()).toEqual(before)
  expect(form.$notice.get()).toMatchObject({
    kind: 'failure',
    text: 'Sorry, we are unable to submit your enquiry. Please try again later',
  })
})

test('does not prefill a field that the visitor emptied', () => {
  const form = createEnquiry(inEnglish).form
  form.prefill({ days: '7', total_people: '2' })
  expect(form.$form.get()).toMatchObject({ days: '7', total_people: '2' })
  form.type('days', '')
  form.prefill({ days: '9', total_people: '4' })
  expect(form.$form.get()).toMatchObject({ days: '', total_people: '4' })
})

test('shows no errors while a visitor types for the first time', async () => {
  const form = createEnquiry(inEnglish).form
  form.type('email', 'asha@')
  await vi.dynamicImportSettled()
  expect(form.$errors.get()).toEqual({})
  expect(form.$faulty.get()).toBe(0)
})

test('removes an error once its field is valid and keeps the others', async () => {
  const { form, send } = createEnquiry(inEnglish)
  await send(nowhere, telling(host))
  expect(Object.keys(form.$errors.get())).toEqual(Object.keys(right))
  expect(form.$faulty.get()).toBe(1)
  form.type('email', 'asha@')
  await vi.waitFor(() => expect(form.$errors.get().email).toBe('Must be a valid email'))
  form.type('email', 'asha@mail.example')
  await vi.waitFor(() => expect(form.$errors.get()).not.toHaveProperty('email'))
  const { email: _, ...others } = right
  expect(Object.keys(form.$errors.get())).toEqual(Object.keys(others))
  expect(form.$faulty.get()).toBe(1)
})

test('counts each failed validation', async () => {
  const { form, send } = createEnquiry(inEnglish)
  await send(nowhere, telling(host))
  await send(nowhere, telling(host))
  expect(form.$faulty.get()).toBe(2)
  form.refuse({})
  expect(form.$faulty.get()).toBe(2)
})

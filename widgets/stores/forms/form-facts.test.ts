import { expect, test } from 'vitest'
import { inEnglish } from '../../messages/say.ts'
import { telling } from './engine/host-for-test.ts'
import { createEnquiry } from './enquiry.ts'
import { factsOf } from './form-facts.ts'

/** Facts of a form whose hidden field has this text. */
function factsWith(text: string) {
  const host = document.createElement('div')
  const field = Object.assign(document.createElement('input'), { name: 'topic', value: text })
  host.attachShadow({ mode: 'open' }).append(field)
  const { form } = createEnquiry(inEnglish)
  return factsOf({ form, tell: Object.assign(telling(), { host }) }, 'form')
}

test('sends the start of a text in the hidden field', () => {
  expect(factsWith('Cheap pills')).toMatchObject({ topic: 'Cheap pills' })
  expect(factsWith('x'.repeat(5000)).topic).toHaveLength(100)
})

test('sends nothing about an empty hidden field, or a form without one', () => {
  expect(factsWith('').topic).toBeUndefined()
  const { form } = createEnquiry(inEnglish)
  expect(factsOf({ form, tell: telling() }, 'form').topic).toBeUndefined()
})

test('keeps the facts of a form that was sent without JavaScript', () => {
  const { form } = createEnquiry(inEnglish)
  const facts = { topic: 'Cheap pills', shown: 'signed' }
  expect(factsOf({ form, tell: Object.assign(telling(), { facts }) }, 'form')).toBe(facts)
})

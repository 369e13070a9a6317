import { expect, test } from 'vitest'
import { lead } from './wizard-history.ts'
import { createWizard, type WizardStore } from './wizard.ts'
import { inEnglish } from '../../../messages/say.ts'

const NONE = { city: '', days: '', people: '' }

const requestOf = ({ form }: WizardStore) => form.$form.get().any_special_request

/** A new wizard that restores the draft of the previous one. */
function reopened(store: WizardStore, release: () => void, sight = '') {
  release()
  const next = createWizard(inEnglish)
  next.prefill({ ...NONE, sight })
  return { next, release: next.form.open(), was: requestOf(store) }
}

test('adds lines for fields outside of the payload and removes them again', () => {
  const wizard = createWizard(inEnglish)
  wizard.prefill({ ...NONE, sight: 'Taj Mahal' })
  expect(requestOf(wizard)).toBe('Places to see: Taj Mahal')
  expect(wizard.form.typed()).toEqual({})
  wizard.form.type('number_of_senior_citizens', '2')
  wizard.editOccasion(0, { occasion: 'Birthday' })
  wizard.addOccasion()
  wizard.editOccasion(1, { occasion: 'Wedding' })
  expect(requestOf(wizard)).toBe(
    'Places to see: Taj Mahal\nSenior citizens: 2\nOccasion: Birthday\nOccasion: Wedding',
  )
  wizard.removeOccasion(0)
  expect(requestOf(wizard)).not.toContain('Birthday')
  wizard.undo()
  expect(requestOf(wizard)).toContain('Occasion: Birthday')
  wizard.startOver()
  expect(requestOf(wizard)).toBe('Places to see: Taj Mahal')
})

test('keeps the visitor’s edits and adds only new lines', () => {
  const wizard = createWizard(inEnglish)
  wizard.form.type('number_of_senior_citizens', '2')
  wizard.form.type('any_special_request', 'Senior citizens: 2, one in a wheelchair')
  wizard.form.type('traveling_with', 'Family')
  expect(requestOf(wizard)).toBe('Senior citizens: 2, one in a wheelchair\nTravelling with: Family')
  wizard.form.type('any_special_request', '')
  wizard.form.type('number_of_adults', '3')
  expect(requestOf(wizard)).toBe('')
})

test('survives a reload with and without typed text', () => {
  const first = createWizard(inEnglish)
  const release = first.form.open()
  first.form.type('number_of_senior_citizens', '2')
  const second = reopened(first, release)
  expect(requestOf(second.next)).toBe('Senior citizens: 2')
  second.next.form.type('any_special_request', 'Quiet rooms.\nSenior citizens: 2')
  const third = reopened(second.next, second.release)
  expect(requestOf(third.next)).toBe('Quiet rooms.\nSenior citizens: 2')
  third.next.form.type('number_of_senior_citizens', '')
  expect(requestOf(third.next)).toBe('Quiet rooms.')
  third.next.startOver()
  third.release()
})

test('starts with the cities and days of the page, and adds them once to a restored draft', () => {
  const first = createWizard(inEnglish)
  first.prefill({ ...NONE, city: 'a|b|', days: '2| 3' })
  const stopsOf = ({ form }: WizardStore) =>
    form.$form.get().destinations.map(({ city, no_days }) => [city, no_days])
  expect(stopsOf(first)).toEqual([
    ['a', '2'],
    ['b', ' 3'],
    ['', ''],
  ])
  expect(first.$totals.get()).toEqual({ days: 5, nights: 4 })
  const release = first.form.open()
  first.editRow(1, { no_days: '4' })
  const { next, release: end } = reopened(first, release)
  lead(next, 'b|c|d|c', '')
  expect(stopsOf(next)).toEqual([
    ['a', '2'],
    ['b', '4'],
    ['c', ''],
    ['d', ''],
  ])
  next.startOver()
  end()
})

test('keeps the attraction of one page when the draft continues on the next', () => {
  const first = createWizard(inEnglish)
  first.prefill({ ...NONE, sight: 'Taj Mahal' })
  const release = first.form.open()
  first.form.type('number_of_adults', '2')
  const plain = reopened(first, release)
  expect(requestOf(plain.next)).toBe('Places to see: Taj Mahal')
  const led = reopened(plain.next, plain.release, 'Amber Fort')
  lead(led.next, '', 'Amber Fort')
  lead(led.next, '', 'Amber Fort')
  expect(requestOf(led.next)).toBe('Places to see: Taj Mahal; Amber Fort')
  led.next.startOver()
  led.release()
})

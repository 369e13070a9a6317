// @vitest-environment node
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createWizard, type WizardStore } from './wizard.ts'
import { minimumStart } from './wizard-rules.ts'
import { type Row, totalsOf } from './trip.ts'
import { inEnglish } from '../../../messages/say.ts'

const UMARIA = '5eef13b5-e17c-5b51-be36-ead85a82a114'
const JAIPUR = 'b7f7a3b4-7c3e-5b51-be36-ead85a82a115'

/** Valid numbers of days. */
const DAYS = new Map([
  ['1', 1],
  ['2', 2],
  ['365', 365],
  [' 30 ', 30],
])
const REQUIRED = ['number_of_adults', 'number_of_kids', 'meal_plan', 'from_date'] as const

/** Minimal model of the rules in sections 4 and 5 of the specification. */
interface Model {
  rows: Row[]
  /** Required fields with a valid value. */
  right: Set<string>
  step: number
  /** Rows before the last removal, until another change. */
  before?: Row[] | undefined
}

const emptyRow = (key: number): Row => ({
  key,
  city: '',
  city_text: '',
  no_days: '',
  accommodation_preference: [],
})
const begin = (): Model => ({
  rows: [emptyRow(1)],
  right: new Set(['from_date', 'number_of_kids']),
  step: 1,
  before: undefined,
})
const isInUse = ({ city, no_days, accommodation_preference }: Row) =>
  Boolean(city || no_days || accommodation_preference.length)
const isRight = ({ city, no_days, accommodation_preference }: Row) =>
  city !== '' && DAYS.has(no_days) && accommodation_preference.length > 0

/** An action of the visitor, applied to the wizard and the model. Both results must match. */
interface Act {
  name: string
  toWizard: (wizard: WizardStore) => unknown
  toModel: (model: Model, wizard: WizardStore) => unknown
}

const add: Act = {
  name: 'add',
  toWizard: (wizard) => wizard.addRow(),
  toModel: (model, wizard) => {
    if (!model.rows.every(isRight)) return false
    // The wizard chooses the key. The test checks that it stays the same.
    model.rows.push(emptyRow(wizard.form.$form.get().destinations.at(-1)!.key))
    model.before = undefined
    return true
  },
}
const remove = (index: number): Act => ({
  name: `remove ${index}`,
  toWizard: (wizard) => wizard.removeRow(index),
  toModel: (model) => {
    const row = model.rows[index]
    if (!row || model.rows.length === 1) return
    model.before = isInUse(row) ? model.rows.map((each) => ({ ...each })) : undefined
    model.rows.splice(index, 1)
  },
})
const undo: Act = {
  name: 'undo',
  toWizard: (wizard) => wizard.undo(),
  toModel: (model) => {
    if (model.before) model.rows = model.before
    model.before = undefined
  },
}
const edit = (index: number, change: Partial<Row>): Act => ({
  name: `edit ${index} ${JSON.stringify(change)}`,
  toWizard: (wizard) => wizard.editRow(index, change),
  toModel: (model) => {
    if (model.rows[index]) Object.assign(model.rows[index], change)
    model.before = undefined
  },
})
const fill: Act = {
  name: 'fill',
  toWizard: ({ form }) => {
    form.type('number_of_adults', '2')
    form.type('number_of_kids', '0')
    form.type('meal_plan', 'VEG')
    form.type('from_date', minimumStart())
  },
  toModel: (model) => void Object.assign(model, { right: new Set(REQUIRED), before: undefined }),
}
const empty = (field: (typeof REQUIRED)[number]): Act => ({
  name: `empty ${field}`,
  toWizard: ({ form }) => form.type(field, ''),
  toModel: (model) => {
    model.right.delete(field)
    model.before = undefined
  },
})
const next: Act = {
  name: 'next',
  toWizard: (wizard) => {
    wizard.next()
    return Object.keys(wizard.form.$errors.get()).length > 0
  },
  toModel: (model) => {
    const isWrong = model.right.size < REQUIRED.length || !model.rows.every(isRight)
    // Errors are in the first step. A visitor who stays there has changed nothing.
    if (!isWrong || model.step === 2) model.before = undefined
    model.step = isWrong ? 1 : 2
    return isWrong
  },
}
const previous: Act = {
  name: 'previous',
  toWizard: (wizard) => wizard.previous(),
  toModel: (model) => void Object.assign(model, { step: 1, before: undefined }),
}
const startOver: Act = {
  name: 'start over',
  toWizard: (wizard) => wizard.startOver(),
  toModel: (model) => void Object.assign(model, begin()),
}

const place = fc.nat({ max: 5 })
const change = fc.record(
  {
    city: fc.constantFrom('', UMARIA, JAIPUR),
    no_days: fc.constantFrom('', '0', '366', 'x', ...DAYS.keys()),
    accommodation_preference: fc.subarray(['5 Star', '4 Star', '3 Star']),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Partial<Row>>
const mended = { city: UMARIA, no_days: '2', accommodation_preference: ['4 Star'] }
const act = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(add, next, fill, undo) },
  { weight: 2, arbitrary: fc.constantFrom(previous, startOver) },
  { weight: 3, arbitrary: place.map(remove) },
  { weight: 3, arbitrary: fc.tuple(place, change).map((both) => edit(...both)) },
  { weight: 5, arbitrary: place.map((index) => edit(index, mended)) },
  { weight: 1, arbitrary: fc.constantFrom(...REQUIRED).map(empty) },
)

function seen(wizard: WizardStore) {
  const { destinations, step } = wizard.form.$form.get()
  const rowsAtFault = Object.keys(wizard.form.$errors.get()).flatMap(
    (path) => /^destinations\.(\d+)/.exec(path)?.[1] ?? [],
  )
  return {
    rows: destinations,
    step,
    canUndo: wizard.$removed.get() !== undefined,
    keys: new Set(destinations.map(({ key }) => key)).size,
    ...totalsOf(destinations),
    faultsElsewhere: rowsAtFault.filter((index) => Number(index) >= destinations.length),
  }
}

test('adds, removes, edits and steps by the rules in any order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 30 }), async (acts) => {
      const wizard = createWizard(inEnglish)
      wizard.prefill({ city: '', days: '', people: '' })
      const model = begin()
      for (const { name, toWizard, toModel } of acts) {
        const outcome = toWizard(wizard)
        expect([name, outcome]).toEqual([name, toModel(model, wizard)])
        // Typing removes errors asynchronously.
        await new Promise(setImmediate)
        const days = model.rows.reduce((sum, { no_days }) => sum + (DAYS.get(no_days) ?? 0), 0)
        expect(seen(wizard)).toEqual({
          rows: model.rows,
          step: model.step,
          canUndo: model.before !== undefined,
          keys: model.rows.length,
          days,
          nights: Math.max(0, days - 1),
          faultsElsewhere: [],
        })
      }
    }),
    { numRuns: 3000 },
  )
}, 60_000)

test('accepts at most twenty destinations', () => {
  const wizard = createWizard(inEnglish)
  for (let count = 1; count <= 20; count++) {
    wizard.editRow(count - 1, mended)
    expect(wizard.addRow()).toBe(count < 20)
  }
  expect(wizard.form.$form.get().destinations).toHaveLength(20)
  expect(wizard.form.$errors.get()).toEqual({})
})

test('errors move and disappear with their row', () => {
  const wizard = createWizard(inEnglish)
  wizard.editRow(0, mended)
  for (const index of [1, 2]) {
    wizard.addRow()
    wizard.editRow(index, mended)
  }
  wizard.editRow(0, { no_days: '' })
  wizard.editRow(2, { city: '' })
  expect(wizard.addRow()).toBe(false)
  const paths = () => Object.keys(wizard.form.$errors.get()).toSorted()
  expect(paths()).toEqual(['destinations.0.no_days', 'destinations.2.city'])
  wizard.removeRow(1)
  expect(paths()).toEqual(['destinations.0.no_days', 'destinations.1.city'])
  wizard.removeRow(0)
  expect(paths()).toEqual(['destinations.0.city'])
})

test('undo restores a destination with its position, values and errors', () => {
  const wizard = createWizard(inEnglish)
  wizard.editRow(0, mended)
  wizard.addRow()
  wizard.editRow(1, { city_text: 'Jai', no_days: '0' })
  wizard.addRow()
  const before = wizard.form.$form.get().destinations
  const errors = wizard.form.$errors.get()
  expect(Object.keys(errors).length).toBeGreaterThan(1)
  wizard.removeRow(1)
  expect(wizard.$removed.get()).toMatchObject({ list: 'destinations', index: 1, item: before[1] })
  expect(wizard.form.$errors.get()).toEqual({})
  wizard.undo()
  expect(wizard.form.$form.get().destinations).toEqual(before)
  expect(wizard.form.$errors.get()).toEqual(errors)
  expect(wizard.$removed.get()).toBeUndefined()
})

test('offers undo for prefilled rows, but not for empty ones', () => {
  const wizard = createWizard(inEnglish)
  wizard.prefill({ city: UMARIA, days: '3', people: '' })
  wizard.editRow(0, { accommodation_preference: ['4 Star'] })
  wizard.addRow()
  wizard.removeRow(1)
  expect(wizard.$removed.get()).toBeUndefined()
  wizard.addRow()
  wizard.removeRow(0)
  // Simulates the list of cities arriving.
  wizard.prefill({ city: JAIPUR, days: '3', people: '' })
  wizard.undo()
  expect(wizard.form.$form.get().destinations[0]).toMatchObject({ city: UMARIA, no_days: '3' })
})

test('undo restores an occasion, also the last one', () => {
  const wizard = createWizard(inEnglish)
  const occasions = () => wizard.form.$form.get().occasions.map(({ occasion }) => occasion)
  wizard.editOccasion(0, { occasion: 'Birthday' })
  wizard.addOccasion()
  wizard.editOccasion(1, { occasion: 'Anniversary' })
  wizard.removeOccasion(0)
  expect(occasions()).toEqual(['Anniversary'])
  wizard.undo()
  expect(occasions()).toEqual(['Birthday', 'Anniversary'])
  wizard.removeOccasion(1)
  wizard.removeOccasion(0)
  expect(occasions()).toEqual([''])
  wizard.undo()
  expect(occasions()).toEqual(['Birthday'])
  wizard.undo()
  expect(occasions()).toEqual(['Birthday'])
})

test('starts with no children below 5 and requires the number if emptied', () => {
  const { form, next } = createWizard(inEnglish)
  next()
  expect(form.$errors.get()).not.toHaveProperty('number_of_kids')
  form.type('number_of_kids', '')
  next()
  expect(form.$errors.get()).toMatchObject({ number_of_kids: 'Please enter the number for kids' })
})

test('shows no end date without days', () => {
  const wizard = createWizard(inEnglish)
  wizard.prefill({ city: '', days: '', people: '' })
  expect(wizard.$dates.get().to).toBe('')
  wizard.editRow(0, { no_days: '1' })
  expect(wizard.$dates.get().to).not.toBe('')
})

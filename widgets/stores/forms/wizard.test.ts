// @vitest-environment node
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createWizard, type WizardStore } from './wizard.ts'
import { minimumStart } from './wizard-later.ts'
import { type Row, totalsOf } from './trip.ts'

const UMARIA = '5eef13b5-e17c-5b51-be36-ead85a82a114'
const JAIPUR = 'b7f7a3b4-7c3e-5b51-be36-ead85a82a115'

/** What counts as a number of days. */
const DAYS = new Map([
  ['1', 1],
  ['2', 2],
  ['365', 365],
  [' 30 ', 30],
])
const REQUIRED = ['number_of_adults', 'number_of_kids', 'meal_plan', 'from_date'] as const

/** The rules of the specification's sections 4 and 5 in the fewest words. */
interface Model {
  rows: Row[]
  /** The required fields that hold something right. */
  right: Set<string>
  step: number
}

const emptyRow = (key: number): Row => ({
  key,
  city: '',
  no_days: '',
  accommodation_preference: [],
})
const begin = (): Model => ({ rows: [emptyRow(1)], right: new Set(['from_date']), step: 1 })
const isRight = ({ city, no_days, accommodation_preference }: Row) =>
  city !== '' && DAYS.has(no_days) && accommodation_preference.length > 0

/** Something a visitor does: to the wizard, and to the model; both answer what came of it. */
interface Act {
  name: string
  toWizard: (wizard: WizardStore) => unknown
  toModel: (model: Model, wizard: WizardStore) => unknown
}

const add: Act = {
  name: 'add',
  toWizard: (wizard) => wizard.addRow(),
  toModel: ({ rows }, wizard) => {
    if (!rows.every(isRight)) return false
    // Which key it gets is the wizard's to say; that it keeps it is checked.
    rows.push(emptyRow(wizard.form.$form.get().destinations.at(-1)!.key))
    return true
  },
}
const remove = (index: number): Act => ({
  name: `remove ${index}`,
  toWizard: (wizard) => wizard.removeRow(index),
  toModel: ({ rows }) => void (rows.length > 1 && rows.splice(index, 1)),
})
const edit = (index: number, change: Partial<Row>): Act => ({
  name: `edit ${index} ${JSON.stringify(change)}`,
  toWizard: (wizard) => wizard.editRow(index, change),
  toModel: ({ rows }) => void (rows[index] && Object.assign(rows[index], change)),
})
const fill: Act = {
  name: 'fill',
  toWizard: ({ form }) => {
    form.type('number_of_adults', '2')
    form.type('number_of_kids', '0')
    form.type('meal_plan', 'VEG')
    form.type('from_date', minimumStart())
  },
  toModel: (model) => void (model.right = new Set(REQUIRED)),
}
const empty = (field: (typeof REQUIRED)[number]): Act => ({
  name: `empty ${field}`,
  toWizard: ({ form }) => form.type(field, ''),
  toModel: ({ right }) => void right.delete(field),
})
const next: Act = {
  name: 'next',
  toWizard: (wizard) => {
    wizard.next()
    return Object.keys(wizard.form.$errors.get()).length > 0
  },
  toModel: (model) => {
    const isWrong = model.right.size < REQUIRED.length || !model.rows.every(isRight)
    // What is wrong stands in the first step.
    model.step = isWrong ? 1 : 2
    return isWrong
  },
}
const previous: Act = {
  name: 'previous',
  toWizard: (wizard) => wizard.previous(),
  toModel: (model) => void (model.step = 1),
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
  { weight: 4, arbitrary: fc.constantFrom(add, next, fill) },
  { weight: 2, arbitrary: fc.constantFrom(previous, startOver) },
  { weight: 3, arbitrary: place.map(remove) },
  { weight: 3, arbitrary: fc.tuple(place, change).map((both) => edit(...both)) },
  { weight: 5, arbitrary: place.map((index) => edit(index, mended)) },
  { weight: 1, arbitrary: fc.constantFrom(...REQUIRED).map(empty) },
)

/** What a visitor sees of the rows and the step. */
function seen(wizard: WizardStore) {
  const { destinations, step } = wizard.form.$form.get()
  const rowsAtFault = Object.keys(wizard.form.$errors.get()).flatMap(
    (path) => /^destinations\.(\d+)/.exec(path)?.[1] ?? [],
  )
  return {
    rows: destinations,
    step,
    keys: new Set(destinations.map(({ key }) => key)).size,
    ...totalsOf(destinations),
    faultsElsewhere: rowsAtFault.filter((index) => Number(index) >= destinations.length),
  }
}

test('adds, removes, edits and steps as the rules say, whatever the order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 30 }), async (acts) => {
      const wizard = createWizard()
      wizard.prefill({ city: '', days: '', people: '' })
      const model = begin()
      for (const { name, toWizard, toModel } of acts) {
        const outcome = toWizard(wizard)
        expect([name, outcome]).toEqual([name, toModel(model, wizard)])
        // What is typed forgives errors a moment later.
        await new Promise(setImmediate)
        const days = model.rows.reduce((sum, { no_days }) => sum + (DAYS.get(no_days) ?? 0), 0)
        expect(seen(wizard)).toEqual({
          rows: model.rows,
          step: model.step,
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

test('takes twenty destinations and no more', () => {
  const wizard = createWizard()
  for (let count = 1; count <= 20; count++) {
    wizard.editRow(count - 1, mended)
    expect(wizard.addRow()).toBe(count < 20)
  }
  expect(wizard.form.$form.get().destinations).toHaveLength(20)
  expect(wizard.form.$errors.get()).toEqual({})
})

test('an error moves with its row, and goes with it', () => {
  const wizard = createWizard()
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

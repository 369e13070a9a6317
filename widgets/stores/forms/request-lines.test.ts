// @vitest-environment node
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type RequestLine, requestLines, type Unsent, withLines } from './request-lines.ts'

const NOTHING: Unsent = {
  sights: [],
  from_date: '',
  flexible: {},
  number_of_senior_citizens: '',
  traveling_with: '',
  occasions: [],
}
const occasion = (key: number, name: string, date = '') => ({
  key,
  occasion: name,
  date_of_occasion: date,
})
const line = (of: string, text: string): RequestLine => ({ of, text })
const SENIORS = line('seniors', 'Senior citizens: 2')
const FAMILY = line('company', 'Travelling with: Family')

test('has one line for each filled-in field', () => {
  expect(requestLines(NOTHING)).toEqual([])
  const lines = requestLines({
    ...NOTHING,
    sights: ['Taj Mahal', 'Amber Fort'],
    number_of_senior_citizens: ' 2 ',
    traveling_with: 'Family',
    occasions: [
      occasion(1, 'Silver\nwedding', '2027-02-12'),
      occasion(2, ' '),
      occasion(4, '', '2027-02-13'),
      occasion(5, 'Birthday'),
    ],
  })
  expect(lines).toEqual([
    line('sights', 'Places to see: Taj Mahal; Amber Fort'),
    line('seniors', 'Senior citizens: 2'),
    line('company', 'Travelling with: Family'),
    line('occasion 1', 'Occasion: Silver wedding, 12/02/2027'),
    line('occasion 4', 'Occasion: 13/02/2027'),
    line('occasion 5', 'Occasion: Birthday'),
  ])
})

test('adds, changes and removes lines in place', () => {
  const one = withLines('', [], [SENIORS])
  expect(one).toBe('Senior citizens: 2')
  const two = withLines(`${one}\nA quiet room.`, [SENIORS], [SENIORS, FAMILY])
  expect(two).toBe('Senior citizens: 2\nTravelling with: Family\nA quiet room.')
  const three = withLines(two, [SENIORS, FAMILY], [line('seniors', 'Senior citizens: 3'), FAMILY])
  expect(three).toBe('Senior citizens: 3\nTravelling with: Family\nA quiet room.')
  expect(withLines(three, [line('seniors', 'Senior citizens: 3'), FAMILY], [])).toBe(
    'A quiet room.',
  )
})

test('adds the first line after typed text', () => {
  expect(withLines('A quiet room.', [], [SENIORS])).toBe('A quiet room.\nSenior citizens: 2')
})

test('leaves an edited or deleted line and adds a new one when its field changes', () => {
  const edited = 'Senior citizens: 2, one in a wheelchair'
  expect(withLines(edited, [SENIORS], [SENIORS, FAMILY])).toBe(`${edited}\nTravelling with: Family`)
  expect(withLines(edited, [SENIORS], [])).toBe(edited)
  expect(withLines(edited, [SENIORS], [line('seniors', 'Senior citizens: 3')])).toBe(
    `${edited}\nSenior citizens: 3`,
  )
  expect(withLines('', [SENIORS], [SENIORS])).toBe('')
})

test('writes a line shared by two fields once and keeps it while one needs it', () => {
  const [first, second] = [
    line('occasion 1', 'Occasion: Birthday'),
    line('occasion 2', 'Occasion: Birthday'),
  ]
  const both = withLines('', [], [first, second])
  expect(both).toBe('Occasion: Birthday')
  expect(withLines(both, [first, second], [second])).toBe(both)
  expect(withLines(both, [first, second], [line('occasion 1', 'Occasion: Wedding'), second])).toBe(
    'Occasion: Birthday\nOccasion: Wedding',
  )
  expect(withLines('Occasion: Birthday', [], [first])).toBe('Occasion: Birthday')
})

test('reads the line endings of a form post', () => {
  expect(withLines('One.\r\nSenior citizens: 2\r\nTwo.', [SENIORS], [])).toBe('One.\nTwo.')
})

const lines = fc.uniqueArray(
  fc.record({
    of: fc.constantFrom('sights', 'seniors', 'company', 'occasion 1', 'occasion 2'),
    text: fc.constantFrom('A: 1', 'A: 2', 'B: 1', 'C: x'),
  }),
  { selector: ({ of }) => of },
)
/** Lines typed by the visitor. */
const own = fc.array(fc.constantFrom('', 'quiet', 'A: 1 edited', ' B: 1'), { maxLength: 4 })

test('never changes typed text and has a line for every changed field', () => {
  fc.assert(
    fc.property(own, lines, lines, lines, (typed, first, second, third) => {
      const isOwn = (text: string) => !/^(?:A|B|C): .$/.test(text)
      let request = typed.join('\n')
      let before: RequestLine[] = []
      for (const now of [first, second, third]) {
        request = withLines(request, before, now)
        const left = request.split('\n').filter(isOwn)
        expect(left.filter(Boolean)).toEqual(typed.filter(Boolean))
        for (const { text } of now) expect(request.split('\n')).toContain(text)
        before = now
      }
      const rest = withLines(request, before, []).split('\n')
      expect(rest.filter(Boolean)).toEqual(typed.filter(Boolean))
    }),
    { seed: 27 },
  )
})

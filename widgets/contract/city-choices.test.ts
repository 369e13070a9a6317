import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cityChoices } from './city-choices.ts'
import { cities, type City } from './places.ts'

const at = (name: string, state?: string, country?: string): City => ({
  uuid: `${name} ${state} ${country}`,
  name,
  state,
  country,
})

const LIST = [
  at('Zermatt', 'Valais', 'Switzerland'),
  at('Aswan', 'Upper Egypt', 'Egypt'),
  at('Kochi', 'Kerala', 'India'),
  at('Agra', 'Uttar Pradesh', 'India'),
  at('Alappuzha', 'Kerala', 'INDIA'),
  at('Cairo', 'Cairo', 'Egypt'),
]
const told = (list: City[]) =>
  cityChoices(list).map(({ group, label, full }) => [group, label, full])

test('lists India by state first, then other countries', () => {
  expect(told(LIST)).toEqual([
    ['Kerala', 'Alappuzha', 'Alappuzha, Kerala'],
    ['Kerala', 'Kochi', 'Kochi, Kerala'],
    ['Uttar Pradesh', 'Agra', 'Agra, Uttar Pradesh'],
    ['Egypt', 'Aswan', 'Aswan, Egypt'],
    ['Egypt', 'Cairo', 'Cairo, Egypt'],
    ['Switzerland', 'Zermatt', 'Zermatt, Switzerland'],
  ])
})

test('adds the state to cities of the same name', () => {
  const twins = [
    at('Portland', 'Oregon', 'United States'),
    at('Portland', 'Maine', 'United States'),
    at('Aurangabad', 'Maharashtra', 'India'),
    at('Aurangabad', 'Bihar', 'India'),
  ]
  expect(told(twins)).toEqual([
    ['Bihar', 'Aurangabad', 'Aurangabad, Bihar'],
    ['Maharashtra', 'Aurangabad', 'Aurangabad, Maharashtra'],
    ['United States', 'Portland, Maine', 'Portland, Maine, United States'],
    ['United States', 'Portland, Oregon', 'Portland, Oregon, United States'],
  ])
})

test('joins Arabic names with the Arabic comma', () => {
  expect(told([at('أغرا', 'أوتار براديش', 'الهند')])[0]?.at(-1)).toBe('أغرا، الهند')
})

test('works without states and countries', () => {
  const vague = [at('Puri'), at('Delhi', 'Delhi', 'India'), at('Agra'), at('Ooty', 'Tamil Nadu')]
  expect(told(vague)).toEqual([
    ['Delhi', 'Delhi', 'Delhi'],
    ['Tamil Nadu', 'Ooty', 'Ooty, Tamil Nadu'],
    [undefined, 'Agra', 'Agra'],
    [undefined, 'Puri', 'Puri'],
  ])
  expect(told([at('Singapore', 'Singapore', 'Singapore')])[0]![2]).toBe('Singapore')
})

test('reads the list of all cities as sorted choices', () => {
  const uuid = '5eef13b5-e17c-5b51-be36-ead85a82a114'
  const sent = { data: [{ uuid, name: 'Kochi', state: 'Kerala', country: null }] }
  expect(cities.output.parse(sent)).toMatchObject([
    { value: uuid, label: 'Kochi', group: 'Kerala', full: 'Kochi, Kerala' },
  ])
})

const word = fc.constantFrom('Agra', 'agra', 'Élan', 'Zug', 'India', 'Bihar', '')
const city = fc.tuple(
  word,
  fc.option(word, { nil: undefined }),
  fc.option(word, { nil: undefined }),
)

test('keeps every city once and each group together, in any input order', () => {
  fc.assert(
    fc.property(fc.array(city, { maxLength: 30 }), fc.integer(), (places, seed) => {
      const list = places.map((place, index) => ({ ...at(...place), uuid: `${index}` }))
      const choices = cityChoices(list)
      expect(choices.map(({ uuid }) => uuid).toSorted()).toEqual(
        list.map((one) => one.uuid).toSorted(),
      )
      const home = choices.filter(({ country }) => country === 'India')
      expect(choices.slice(0, home.length)).toEqual(home)
      for (const part of [home, choices.slice(home.length)]) {
        const groups = part.map(({ group }) => (group ?? '').toLowerCase())
        const pieces = groups.filter((group, index) => group !== groups[index - 1])
        expect(new Set(pieces).size).toBe(pieces.length)
      }
      const turned = list.toSorted(
        (one, other) => ((Number(one.uuid) * seed) % 7) - ((Number(other.uuid) * seed) % 7),
      )
      const read = (cities: City[]) =>
        told(cities).map(([group, label]) => `${group}/${label}`.toLowerCase())
      expect(read(turned)).toEqual(read(list))
    }),
  )
})

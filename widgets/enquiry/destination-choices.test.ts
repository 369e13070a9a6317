import { expect, test } from 'vitest'
import { cityChoices } from '../contract/city-choices.ts'
import { matching } from '../parts/combobox/combobox-match.ts'
import { destinationChoices, readChoice, sightChoice } from './destination-choices.ts'

const [AGRA, KANHA, KOCHI, PARIS] = ['a1', 'k1', 'k2', 'p1'] as const
const cities = cityChoices([
  { uuid: AGRA, name: 'Agra', state: 'Uttar Pradesh', country: 'India' },
  { uuid: KANHA, name: 'Kanha', state: 'Madhya Pradesh', country: 'India' },
  { uuid: KOCHI, name: 'Kochi', state: 'Kerala', country: 'India' },
  { uuid: PARIS, name: 'Paris', state: 'Ile-de-France', country: 'France' },
])
const choices = destinationChoices(cities, [
  { city: PARIS, sights: ['Eiffel Tower'], categories: ['Europe', 'City'] },
  { city: KANHA, sights: ['Kanha National Park'], categories: ['Wildlife', 'Central India'] },
  { city: AGRA, sights: ['Taj Mahal'], categories: ['Heritage'] },
  { city: 'gone', sights: ['Atlantis'], categories: [] },
])
const found = (typed: string) => matching(choices, typed).map(({ label }) => label)

test('lists popular cities first, and sights only for typed text', () => {
  const listed = choices.filter(({ isTyped }) => !isTyped)
  expect(listed.map(({ label }) => label)).toEqual([
    'Paris, France',
    'Kanha, Madhya Pradesh',
    'Agra, Uttar Pradesh',
    'Kochi, Kerala',
  ])
  expect(listed.map(({ note }) => note)).toEqual(['Popular', 'Popular', 'Popular', undefined])
})

test.each([
  ['a state', 'kerala', ['Kochi, Kerala']],
  ['a country', 'india', ['Kanha, Madhya Pradesh', 'Agra, Uttar Pradesh', 'Kochi, Kerala']],
  ['a region', 'central india', ['Kanha, Madhya Pradesh']],
  ['a kind of place', 'wildlife', ['Kanha, Madhya Pradesh']],
  ['a sight that its city is named after', 'kanha national', ['Kanha, Madhya Pradesh']],
  ['another sight', 'taj', ['Taj Mahal']],
])('finds destinations by %s', (_, typed, labels) => {
  expect(found(typed)).toEqual(labels)
})

test('a sight says which city is sent, and is read back from its value', () => {
  const [taj] = matching(choices, 'taj mahal')
  expect(taj?.note).toBe('sent as Agra, Uttar Pradesh')
  expect(taj?.value).toBe(sightChoice(AGRA, 'Taj Mahal'))
  expect(readChoice(taj!.value)).toEqual({ city: AGRA, sight: 'Taj Mahal' })
  expect(readChoice(AGRA)).toEqual({ city: AGRA, sight: '' })
  expect(readChoice('')).toEqual({ city: '', sight: '' })
})

test('finds places by their English names in another language', () => {
  const agra = { uuid: AGRA, name: 'आगरा', state: 'उत्तर प्रदेश', country: 'भारत' }
  const inHindi = destinationChoices(
    cityChoices([{ ...agra, name_en: 'Agra', country_en: 'India' }]),
    [
      {
        city: AGRA,
        sights: ['ताज महल', 'आगरा का किला'],
        sights_en: ['Taj Mahal', 'Agra Fort'],
        categories: [],
      },
    ],
  )
  const read = (typed: string) => matching(inHindi, typed).map(({ label }) => label)
  expect(read('india')).toEqual(['आगरा, उत्तर प्रदेश'])
  expect(read('taj')).toEqual(['ताज महल'])
  expect(read('fort')).toEqual(['आगरा, उत्तर प्रदेश'])
  expect(read('आगरा')).toEqual(['आगरा, उत्तर प्रदेश'])
})

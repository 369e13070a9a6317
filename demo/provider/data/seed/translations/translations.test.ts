import { expect, test } from 'vitest'
import { TRANSLATIONS as SENTENCES } from '../../../messages/messages.ts'
import { attractions } from '../attractions.ts'
import { allPlaces } from '../places.ts'
import { allTerms } from '../terms.ts'
import { factIn } from './translation.ts'
import { TRANSLATIONS } from './translations.ts'

const { countries, states, cities } = allPlaces()
const places = new Set([...countries, ...states, ...cities].map(({ name }) => name))
const terms = new Set(allTerms.map(({ name }) => name))
const ids = new Set(attractions.map(({ id }) => id))
const facts = attractions.flatMap(({ closed, time_needed, airport, station }) =>
  [closed, time_needed, airport, station].filter(Boolean),
)

test('has every language of the messages', () => {
  expect(Object.keys(TRANSLATIONS)).toEqual(Object.keys(SENTENCES))
})

test.each(Object.entries(TRANSLATIONS))(
  'translates every place, term, fact and attraction, and nothing else: %s',
  (_, translation) => {
    const missing = [...new Set(facts)].filter((fact) => !factIn(translation, fact))
    expect(missing).toEqual([])
    expect(new Set(Object.keys(translation.places))).toEqual(places)
    expect(new Set(Object.keys(translation.terms))).toEqual(terms)
    expect(new Set(Object.keys(translation.sights))).toEqual(ids)
    const known = Object.keys({ ...translation.stops, ...translation.facts })
    const isUsed = (text: string) => facts.some((fact) => `${fact},`.startsWith(`${text},`))
    expect(known.filter((text) => !isUsed(text))).toEqual([])
  },
)

test.each(Object.entries(TRANSLATIONS))(
  'is written in the script of its language: %s',
  (language, translation) => {
    const sights = Object.values(translation.sights).flatMap(({ name, description }) => [
      name,
      description,
    ])
    const known = facts.map((fact) => factIn(translation, fact) ?? '')
    const texts = [translation.places, translation.terms, translation.stops].flatMap(Object.values)
    const all = [...texts, ...sights, ...known] as string[]
    const { script } = new Intl.Locale(language).maximize()
    const own = new RegExp(`\\p{sc=${script}}`, 'u')
    const others = new RegExp(`\\p{sc=${script}}|\\P{Letter}`, 'gu')
    expect(all.filter((text) => !own.test(text) || text.replace(others, '') !== '')).toEqual([])
  },
)

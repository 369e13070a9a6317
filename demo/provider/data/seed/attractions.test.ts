import { expect, test } from 'vitest'
import { attractions } from './attractions.ts'
import { fixedUuid } from './fixed-uuid.ts'
import { allPlaces } from './places.ts'

const { countries, states, cities } = allPlaces()
const countryOf = new Map(
  states.map((state) => [state.uuid, countries.find(({ uuid }) => uuid === state.country)!.name]),
)
const stateOf = new Map(cities.map(({ uuid, state }) => [uuid, state]))
const labelOf = (city: string) => {
  const state = states.find(({ uuid }) => uuid === stateOf.get(city))
  return state && `${countryOf.get(state.uuid)}/${state.name}`
}
const at = (...labels: string[]) =>
  attractions.filter(({ city }) => labels.some((label) => labelOf(city)?.startsWith(label)))

/** South, west, north, east: of an Indian state, or of a country abroad. */
const BOXES: Record<string, [number, number, number, number]> = {
  'India/Andaman and Nicobar Islands': [6.7, 92.2, 13.7, 94.3],
  'India/Arunachal Pradesh': [26.6, 91.5, 29.5, 97.5],
  'India/Assam': [24.1, 89.7, 28, 96.1],
  'India/Delhi': [28.4, 76.8, 28.9, 77.4],
  'India/Goa': [14.8, 73.6, 15.8, 74.4],
  'India/Himachal Pradesh': [30.3, 75.5, 33.3, 79.1],
  'India/Jammu and Kashmir': [32.2, 73.7, 35, 76.8],
  'India/Karnataka': [11.5, 74, 18.5, 78.6],
  'India/Kerala': [8.2, 74.8, 12.8, 77.5],
  'India/Ladakh': [32.3, 75.3, 36, 79.6],
  'India/Madhya Pradesh': [21, 74, 26.9, 82.9],
  'India/Maharashtra': [15.6, 72.6, 22.1, 80.9],
  'India/Meghalaya': [25, 89.8, 26.2, 92.9],
  'India/Punjab': [29.5, 73.8, 32.6, 77],
  'India/Rajasthan': [23, 69.4, 30.3, 78.3],
  'India/Sikkim': [27, 88, 28.2, 89],
  'India/Tamil Nadu': [8, 76.2, 13.6, 80.4],
  'India/Uttar Pradesh': [23.8, 77, 30.5, 84.7],
  'India/Uttarakhand': [28.7, 77.5, 31.5, 81.1],
  'India/West Bengal': [21.4, 85.8, 27.3, 89.9],
  Austria: [46.3, 9.5, 49.1, 17.2],
  Bhutan: [26.7, 88.7, 28.4, 92.2],
  Cambodia: [9.9, 102.3, 14.7, 107.7],
  Egypt: [22, 24.7, 31.7, 36.9],
  France: [41.3, -5.2, 51.1, 9.6],
  Greece: [34.8, 19.3, 41.8, 29.7],
  Iceland: [63.2, -24.6, 66.6, -13.4],
  Indonesia: [-11, 95, 6.1, 141.1],
  Italy: [35.4, 6.6, 47.1, 18.6],
  Japan: [24, 122.9, 45.6, 145.9],
  Jordan: [29.1, 34.9, 33.4, 39.4],
  Kenya: [-4.8, 33.9, 5.1, 41.9],
  Nepal: [26.3, 80, 30.5, 88.3],
  Singapore: [1.1, 103.6, 1.5, 104.1],
  Switzerland: [45.8, 5.9, 47.9, 10.5],
  Tanzania: [-11.8, 29.3, -0.9, 40.5],
  Thailand: [5.6, 97.3, 20.5, 105.7],
  Turkey: [35.8, 25.6, 42.2, 44.9],
  'United Arab Emirates': [22.6, 51.5, 26.1, 56.4],
  Vietnam: [8.4, 102.1, 23.4, 109.5],
}

test('there are at least 72, each once and in a known city', () => {
  expect(attractions.length).toBeGreaterThanOrEqual(72)
  expect(new Set(attractions.map(({ id }) => id)).size).toBe(attractions.length)
  expect(attractions.filter(({ city }) => !labelOf(city)).map(({ id }) => id)).toEqual([])
  expect(attractions.map(({ id }) => id)).toContain('golden-temple')
})

test('each is in the city of the same name, if there is one', () => {
  const plain = (name: string) => name.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
  const elsewhere = attractions.filter(({ name, city }) => {
    const own = cities.filter((each) => plain(name).includes(plain(each.name)))
    return own.length > 0 && !own.some(({ uuid }) => uuid === city)
  })
  expect(elsewhere.map(({ name, label }) => `${name}: ${label}`)).toEqual([])
})

test('each has its own description', () => {
  const sentences = attractions.flatMap(({ description }) => description.match(/[^.]+\.(?= |$)/g)!)
  expect(new Set(sentences).size).toBe(sentences.length)
  const wrong = attractions.filter(
    ({ description }) => description.length < 150 || /\s$|  |[^.]$/.test(description),
  )
  expect(wrong.map(({ id }) => id)).toEqual([])
})

test.each(attractions.map((one) => [one.id, one] as const))(
  '%s has coordinates in its state or country',
  (_, one) => {
    const label = labelOf(one.city)!
    const [south, west, north, east] = (BOXES[label] ?? BOXES[label.replace(/\/.*/, '')])!
    expect(one.latitude).toBeGreaterThan(south)
    expect(one.latitude).toBeLessThan(north)
    expect(one.longitude).toBeGreaterThan(west)
    expect(one.longitude).toBeLessThan(east)
    for (const degrees of [one.latitude, one.longitude]) {
      expect(degrees).toBeCloseTo(Number(degrees.toFixed(4)), 10)
    }
  },
)

test('no two have the same coordinates', () => {
  const spots = attractions.map(({ latitude, longitude }) => `${latitude} ${longitude}`)
  expect(new Set(spots).size).toBe(spots.length)
})

test.each(attractions.map((one) => [one.id, one] as const))('%s has complete facts', (_, one) => {
  const { best_months: months, closed, time_needed: time, airport, station } = one
  expect(months.length).toBeGreaterThanOrEqual(3)
  expect(months.length).toBeLessThan(12)
  expect(new Set(months).size).toBe(months.length)
  expect(months.every((month) => Number.isInteger(month) && month >= 1 && month <= 12)).toBe(true)
  // In the order of the season, so the year changes at most once.
  expect(months.filter((month, index) => month < (months[index - 1] ?? 0)).length).toBeLessThan(2)
  expect(time).toMatch(/^(?:(?:\d|Half a|A|An) .*(?:day|hour|night|morning)s?\b.*)$/)
  expect(airport).toMatch(/^[A-ZÀ-Þ].*(?:\d+ km|ferry)/)
  expect(station).toMatch(/^$|^[A-Z][\w ]+, /)
  for (const words of [closed, time, airport, station]) {
    expect(words.length).toBeLessThanOrEqual(60)
    expect(words).not.toMatch(/[.;,\s]$|^\s|\s{2}/)
  }
})

/** Every attraction has some of these. */
const KINDS = new Set(
  'National Park,Wildlife,Savanna,Heritage,Fort,Palace,Temple,Monument,Monastery,Mountains,Hills,Hill station,Glacier,Lake,River,Backwater,Waterfall,Beach,Island,Desert,Nature,City'.split(
    ',',
  ),
)
/** Allowed additional categories. */
const MORE = new Set('Adventure,Bay,Climbing,Gardens,Hiking,Sea,Tea,Valley,Viewpoint'.split(','))

test('each lists its group, region and few categories', () => {
  const unknown = attractions.flatMap(({ category }) =>
    category.slice(2).filter((word) => !KINDS.has(word) && !MORE.has(word)),
  )
  expect(unknown).toEqual([])
  const without = attractions.filter(({ category }) => !category.slice(2).some((w) => KINDS.has(w)))
  expect(without.map(({ id }) => id)).toEqual([])
})

const GROUPS = {
  'Jungle Safari': ['North India', 'South India', 'Central India', 'North East India'],
  'Domestic Trip': ['North and Central India', 'Himalayas', 'North East India', 'South India'],
  'International Trip': ['Middle East', 'South East Asia', 'Europe', 'Offbeat'],
}
const regions = Object.entries(GROUPS).flatMap(([group, names]) =>
  names.map((region) => [group, region] as const),
)

test.each(regions)('the tile %s, %s leads to at least three', (group, region) => {
  const behind = attractions.filter(({ category: [g, r] }) => g === group && r === region)
  expect(behind.length).toBeGreaterThanOrEqual(3)
})

test.each([
  ['Rajasthan', at('India/Rajasthan')],
  ['Kashmir and Himachal', at('India/Jammu and Kashmir', 'India/Himachal Pradesh')],
  [
    'North East and Sikkim',
    attractions.filter(({ category: [group, region] }) => {
      return group === 'Domestic Trip' && region === 'North East India'
    }),
  ],
  ['Kerala', at('India/Kerala')],
  ['Dubai', at('United Arab Emirates/Dubai')],
  ['Thailand', at('Thailand/')],
  ['Europe', attractions.filter(({ category }) => category[1] === 'Europe')],
  ['Egypt', at('Egypt/')],
  ...Object.keys(GROUPS).map((group) => {
    return [group, attractions.filter(({ category }) => category[0] === group)] as const
  }),
] as const)('the door %s leads to at least three', (_, behind) => {
  expect(behind.length).toBeGreaterThanOrEqual(3)
})

test('no attraction is in a region without a tile', () => {
  const doors = new Set(regions.map((region) => region.join()))
  const lost = attractions.filter(({ category }) => !doors.has(category.slice(0, 2).join()))
  expect(lost.map(({ id }) => id)).toEqual([])
  expect(fixedUuid('city:India/Punjab/Amritsar')).toBe(
    attractions.find(({ id }) => id === 'golden-temple')!.city,
  )
})

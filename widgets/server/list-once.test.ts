import { expect, test } from 'vitest'
import { type City, cityChoices } from '../contract/city-choices.ts'
import { enlist } from '../stores/listed-cities.ts'
import { listOnce } from './list-once.ts'

const uuid = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`
const of = (
  ...places: [name: string, state?: string | undefined, country?: string, name_en?: string][]
) =>
  cityChoices(
    places.map(([name, state, country, name_en], at): City => ({
      uuid: uuid(at),
      name,
      state,
      country,
      name_en,
    })),
  )

const drawn = (cities: ReturnType<typeof of>) => {
  const groups = new Map<string | undefined, string>()
  for (const { value, label, group } of cities)
    groups.set(group, `${groups.get(group) ?? ''}<option value="${value}">${label}</option>`)
  const list = [...groups].map(([group, options]) =>
    group ? `<optgroup label="${group}">${options}</optgroup>` : options,
  )
  return `<select id="d" name="destination" required><option selected value>Choose</option>${list.join('')}</select>`
}

test.each([
  ['cities', of(['Agra', 'Uttar Pradesh', 'India'], ['Hanoi', undefined, 'Vietnam'], ['Nowhere'])],
  ['names in one group', of(['Pune', 'A', 'Chile'], ['Pune', 'B', 'Chile'])],
  ['English names', of(['पुणे', 'महाराष्ट्र', 'India', 'Pune'], ['Agra', 'UP', 'India'])],
])('a page has each uuid once, and gives the script the same list of %s', (_, cities) => {
  const { screen, data } = listOnce(drawn(cities), { cities, companies: [1] })
  for (const city of cities)
    expect((screen + JSON.stringify(data)).split(city.uuid)).toHaveLength(2)
  document.body.innerHTML = screen
  const [, ...options] = document.querySelectorAll('option')
  const sent = JSON.parse(JSON.stringify(data))
  expect(sent.companies).toEqual([1])
  expect(enlist(sent.cities, options)).toEqual(cities)
  expect(options.map(({ value }) => value)).toEqual(cities.map((city) => city.uuid))
})

test('a label of several cities keeps its value for forms without a script', () => {
  const cities = of(['Aurangabad', 'Bihar', 'India'], ['Aurangabad', 'Maharashtra', 'India'])
  const { screen } = listOnce(drawn(cities), { cities })
  for (const city of cities) expect(screen).toContain(`<option value="${city.uuid}">Aurangabad`)
})

test('so does a label that is the name of cities with longer labels', () => {
  const abroad = ['A', 'B'].map((state): [string, string, string] => ['Pune', state, 'Chile'])
  const cities = of(['Pune', 'Maharashtra', 'India'], ...abroad)
  const { screen } = listOnce(drawn(cities), { cities })
  expect(screen).toContain(`<option value="${uuid(0)}">Pune<`)
  expect(screen).toContain('<option>Pune, A<')
})

test('changes nothing without such a list, or with another one', () => {
  const cities = of(['Agra'], ['Pune'])
  const others = [
    ['<select name="x"></select>', { cities }],
    [drawn(cities), {}],
    [drawn(cities), { cities: cities.toReversed() }],
  ] as const
  for (const [screen, data] of others) expect(listOnce(screen, data)).toEqual({ screen, data })
})

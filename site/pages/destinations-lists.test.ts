import { expect, test } from 'vitest'
import { providerOf } from '../../widgets/stores/provider.ts'
import { askForChoice, pathToChosen, placeChosen } from '../browse/chosen-place.ts'
import { fillPlaces, placesByReading, sharedPlaces } from './destinations-lists.ts'
import { kindOf } from '../browse/kinds.ts'
import { readFrom } from '../routing/reads-for-test.ts'

const place = (name: string) => ({ uuid: name.toLowerCase().replaceAll(' ', '-'), name })
const kochi = { ...place('Kochi'), state: 'Kerala', country: 'India' }
const answers = {
  '/countries/': [place('Egypt'), place('India')],
  '/states/india': [place('Kerala'), place('Madhya Pradesh')],
  '/states/egypt': [place('Upper Egypt')],
  '/cities/kerala': [kochi],
  '/cities/madhya-pradesh': [{ ...place('Umaria'), state: 'Madhya Pradesh', country: 'India' }],
  '/cities/': [kochi],
  '/cities/atlantis': [],
}

const choice = (search: Record<string, string>, more: Record<string, unknown> = {}) =>
  askForChoice(placesByReading(readFrom({ ...answers, ...more })), search)

async function chosen(search: Record<string, string>) {
  const made = await choice(search)
  if (made.state !== 'ready') return made.state
  const { country, state, city } = made.chosen
  return [country, state, city].map((each) => each?.name)
}

test.each([
  [{}, ['India', 'Madhya Pradesh', undefined]],
  [{ country: 'egypt' }, ['Egypt', undefined, undefined]],
  [{ country: 'india', state: 'kerala', city: 'kochi' }, ['India', 'Kerala', 'Kochi']],
  [{ state: 'kerala' }, ['India', 'Kerala', undefined]],
  [{ city: 'kochi' }, ['India', 'Kerala', 'Kochi']],
  [{ country: 'all' }, [undefined, undefined, undefined]],
  [{ country: 'all', state: 'kerala', city: 'kochi' }, [undefined, undefined, undefined]],
  [{ kind: 'beach' }, [undefined, undefined, undefined]],
  [{ kind: 'moon' }, ['India', 'Madhya Pradesh', undefined]],
  [{ kind: 'beach', state: 'kerala' }, ['India', 'Kerala', undefined]],
])('%o chooses %o', async (search, names) => {
  expect(await chosen(search)).toEqual(names)
})

test('clears a state and a city of another country', async () => {
  const search = { country: 'egypt', state: 'kerala', city: 'kochi' }
  expect(await chosen(search)).toEqual(['Egypt', undefined, undefined])
})

test.each([{ country: 'atlantis' }, { state: 'atlantis' }, { city: 'atlantis' }])(
  'finds no place for %o',
  async (search) => {
    expect(await chosen(search)).toBe('unknown')
  },
)

test('distinguishes a failed call from an unknown place', async () => {
  for (const missing of Object.keys(answers)) {
    const search = missing === '/cities/' ? { city: 'kochi' } : { state: 'kerala' }
    const needed = missing === '/cities/kerala' || /countries|india|\/$/.test(missing)
    const { [missing as '/cities/']: _, ...rest } = answers
    const made = await askForChoice(placesByReading(readFrom(rest)), search)
    expect([missing, made.state]).toEqual([missing, needed ? 'failed' : 'ready'])
  }
})

test('starts with the first country if India is missing', async () => {
  const made = await choice({}, { '/countries/': [place('Egypt')] })
  expect(made.state === 'ready' && placeChosen(made.chosen)?.name).toBe('Egypt')
})

test('gives each choice one address', async () => {
  const pathOfChoice = async (search: Record<string, string>) => {
    const made = await choice(search)
    return made.state === 'ready' && pathToChosen(made.chosen, kindOf(search['kind']))
  }
  expect(await pathOfChoice({ country: 'india', state: 'madhya-pradesh' })).toBe('/destinations')
  expect(await pathOfChoice({ country: 'india', state: 'madhya-pradesh', city: 'umaria' })).toBe(
    '/destinations?city=umaria',
  )
  expect(await pathOfChoice({ country: 'india' })).toBe('/destinations?country=india')
  expect(await pathOfChoice({ country: 'india', state: 'kerala', city: 'kochi' })).toBe(
    '/destinations?city=kochi',
  )
  expect(await pathOfChoice({ country: 'all' })).toBe('/destinations?country=all')
  expect(await pathOfChoice({ country: 'all', kind: 'beach' })).toBe('/destinations?kind=beach')
  expect(await pathOfChoice({ state: 'kerala', kind: 'beach' })).toBe(
    '/destinations?state=kerala&kind=beach',
  )
  expect(await pathOfChoice({ state: 'madhya-pradesh', kind: 'safari' })).toBe(
    '/destinations?state=madhya-pradesh&kind=safari',
  )
})

test('requests nothing in the browser that the server has already sent', async () => {
  // No server listens there, so all data must be in the page.
  const provider = providerOf('http://localhost:1', 'filled', null)
  const made = await choice({ state: 'kerala' })
  if (made.state !== 'ready') throw new Error(made.state)
  fillPlaces(provider, made.chosen)
  const places = sharedPlaces(provider)
  expect(await askForChoice(places, { state: 'kerala' })).toEqual(made)
  expect(await askForChoice(places, { country: 'india' })).toMatchObject({ state: 'ready' })
  expect(await askForChoice(places, { country: 'egypt' })).toEqual({ state: 'failed' })
})

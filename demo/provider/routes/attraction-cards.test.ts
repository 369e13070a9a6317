import { afterAll, beforeAll, expect, test } from 'vitest'
import { attraction, type AttractionCard } from '../../../widgets/contract/attractions.ts'
import { API } from '../testing/api-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'

let provider: TestProvider
beforeAll(async () => (provider = await openForTest()))
afterAll(() => provider.close())

const ask = async (ids: string) =>
  provider.app.request(`${API}/attractions/cards/?ids=${encodeURIComponent(ids)}`)
async function cards(...ids: string[]): Promise<AttractionCard[]> {
  const response = await ask(ids.join())
  expect(response.status).toBe(200)
  return response.json() as Promise<AttractionCard[]>
}
const SHOWN = ['_id', 'attraction_location_label', 'avg_review', 'image', 'name', 'total_review']
const names = (list: AttractionCard[]) => list.map(({ _id }) => _id).toSorted()

test('returns several as if requested one by one, without fields that no card shows', async () => {
  const several = await cards('taj-mahal', 'petra')
  expect(names(several)).toEqual(['petra', 'taj-mahal'])
  for (const card of several) {
    const { _id: id } = card
    const alone = await provider.app.request(`${API}/attractions/${id}`)
    expect(attraction.parse(await alone.json())).toMatchObject(card)
    expect(Object.keys(card).toSorted()).toEqual(SHOWN)
  }
})

test('leaves out unknown ids and duplicates', async () => {
  const list = await cards('petra', 'nowhere', 'petra', "x' or 1=1", 'a\0b', '🗿', '')
  expect(names(list)).toEqual(['petra'])
  expect(await cards('nowhere')).toEqual([])
})

test('accepts one to fifty ids', async () => {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => `id-${index}`).join()
  expect((await ask(ids(50))).status).toBe(200)
  for (const [wrong, fault] of [
    ['', 'required'],
    [',,', 'required'],
    [ids(51), 'range'],
  ] as const) {
    const response = await ask(wrong)
    expect([wrong, response.status]).toEqual([wrong, 422])
    expect(await response.json()).toMatchObject({ error: { fields: { ids: fault } } })
  }
  expect((await provider.app.request(`${API}/attractions/cards/`)).status).toBe(422)
})

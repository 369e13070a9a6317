import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  ENQUIRY_FACTS,
  FACT_NAMES,
  type ShownFact,
  factNames,
  factsFor,
} from '../../../widgets/contract/enquiry-facts.ts'
import { sentEnquiry } from '../../../widgets/contract/enquiry-for-test.ts'
import type { Login } from '../../../widgets/contract/users.ts'
import { travellerAt } from '../testing/account-for-test.ts'
import { API } from '../testing/api-for-test.ts'
import { deskBrowser } from '../testing/desk-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'

let provider: TestProvider
beforeAll(async () => (provider = await openForTest()))
afterAll(() => provider.close())

/** Fields that only the wizard sends. */
const WIZARD = {
  number_of_kids: 0,
  from_date: '2026-12-01',
  to_date: '2026-12-05',
  meal_plan: 'NON VEG',
  coupon_code: 'MONSOON',
  any_special_request: 'A quiet room.',
  first_name: 'Asha',
  last_name: 'Rao',
} as const

const withoutWishes = (facts: ShownFact[]) => facts.filter(({ part }) => part !== 'wish')

const pick = (view: 'own' | 'export', sent: Record<string, unknown>) =>
  Object.fromEntries(factNames(view).map((name) => [name, sent[name]]))

test('every field of an enquiry reaches each of its views', async () => {
  const [city] = await provider.database.query<{ uuid: string }>('select uuid from cities limit 1')
  const sent = { ...WIZARD, ...sentEnquiry(city!.uuid) }
  expect(Object.keys(sent).toSorted()).toEqual(['destinations', ...FACT_NAMES].toSorted())
  const traveller = await travellerAt(provider)
  const receipt = await traveller.enquire(sent.email, sent)
  const { reference } = (await receipt.json()) as { reference: string }

  const mails = await provider.mails()
  for (const view of ['traveller', 'desk'] as const) {
    const to = view === 'desk' ? provider.settings.enquiryEmail : sent.email
    const lines = mails.find((mail) => mail.to === to)!.text.split('\n')
    for (const { label, value } of withoutWishes(factsFor(view, sent))) {
      expect(lines.map((line) => line.replace(/ +/g, ' '))).toContain(`${label} ${value}`)
    }
  }

  const desk = deskBrowser(provider)
  await desk.signIn()
  const page = await desk.read(`/desk/enquiries/${reference}`)
  for (const { name, label, value } of factsFor('desk', sent)) {
    const isLabelled = name !== 'first_name' && name !== 'any_special_request'
    expect(page).toContain(isLabelled ? `${label} ${value}` : value)
  }

  const [head, newest] = (await (await desk.get('/desk/enquiries.csv')).text()).split('\r\n')
  for (const name of factNames('csv')) {
    expect(head!.split(',')).toContain(ENQUIRY_FACTS[name].csv)
    expect(newest).toContain(`"${sent[name]}"`)
  }

  await traveller.activate(await traveller.linkTo(sent.email))
  const { id, token } = (await (await traveller.signIn(sent.email)).json()) as Login
  const read = async <T>(path: string) =>
    ((await (await traveller.ask(path, token)).json()) as { data: T }).data
  expect(await read(`/api/v1/enquiry/get/user/${id}`)).toMatchObject([pick('own', sent)])
  const exported = await read<{ enquiries: object[] }>(`${API}/user/export/`)
  expect(exported.enquiries).toMatchObject([pick('export', sent)])
})

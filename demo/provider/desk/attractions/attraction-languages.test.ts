import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AttractionDetails } from '../../../../widgets/contract/attraction-details.ts'
import { API } from '../../testing/api-for-test.ts'
import { type DeskBrowser, deskBrowser } from '../../testing/desk-for-test.ts'
import { type TestProvider, openForTest } from '../../testing/open-for-test.ts'
import { ATTRACTIONS } from './attraction-list-page.ts'

const ONE = `${ATTRACTIONS}/hampi`

let provider: TestProvider
let desk: DeskBrowser
beforeAll(async () => (provider = await openForTest()))
beforeEach(async () => {
  desk = deskBrowser(provider)
  await desk.signIn()
})
afterAll(() => provider.close())

const shown = async (lang: string) =>
  (await (
    await provider.app.request(`${API}/attractions/hampi?lang=${lang}`)
  ).json()) as AttractionDetails

/** The values of the form's controls by name, as a browser would send them. */
async function form(): Promise<Record<string, string>> {
  const page = await (await desk.get(ONE)).text()
  const [html = ''] = /<form[^>]*class="fields attraction">[\s\S]*?<\/form>/.exec(page) ?? []
  const inputs = [...html.matchAll(/<input\s[^>]*>/g)].map(([input]) => {
    const isBox = input.includes('checkbox')
    if (isBox && !/\bchecked\b/.test(input)) return []
    const [, name = ''] = /\bname="(\w+)"/.exec(input) ?? []
    const [, value = isBox ? 'on' : ''] = /\bvalue="([^"]*)"/.exec(input) ?? []
    return [name, value]
  })
  const areas = [...html.matchAll(/name="(\w+)"[^>]*>([^<]*)<\/textarea>/g)]
  const fields = [...inputs.filter(([name]) => name), ...areas.map(([, ...field]) => field)]
  return Object.fromEntries(
    fields.map(([name, value = '']) => [name, value.replaceAll('&#39;', "'")]),
  ) as Record<string, string>
}

const save = async (fields: Record<string, string>) => desk.post(ONE, fields)

test('shows and edits the texts of each language', async () => {
  const before = await form()
  expect(before).toMatchObject({ hi_name: 'हम्पी', ar_name: 'هامبي', hi_time_needed: '2 दिन' })
  const answer = await save({ ...before, hi_name: 'हम्पी के खंडहर', hi_time_needed: '' })
  expect(answer.headers.get('location')).toBe(`${ONE}?done=edited`)
  expect(await shown('hi')).toMatchObject({ name: 'हम्पी के खंडहर', time_needed: '2 days' })
  expect(await shown('ar')).toMatchObject({ name: 'هامبي', time_needed: 'يومان' })
  expect(await shown('en')).toMatchObject({ name: 'Hampi', time_needed: '2 days' })
  const page = await desk.read(ONE)
  expect(page).toContain('Name in Hindi: हम्पी → हम्पी के खंडहर')
  expect(page).toContain('Time needed in Hindi: 2 दिन → nothing')
  const found = await provider.app.request(`${API}/search/?lang=hi&q=${encodeURIComponent('खंडहर')}`)
  expect(await found.text()).toContain('हम्पी के खंडहर')
})

test('saves lists with as many lines as in English, or none', async () => {
  const before = await form()
  const refused = await save({ ...before, ar_activities: 'نزهة' })
  expect(refused.status).toBe(422)
  const page = await refused.text()
  expect(page).toMatch(/Please write \d lines, as in English, or none\./)
  expect(page).toMatch(/<details class="translation" open>\s*<summary>\s*Arabic/)
  expect(page).toMatch(/<details class="translation">\s*<summary>\s*Hindi/)
  const { activities } = await shown('en')
  const lines = activities.map((_, index) => `نشاط ${index}`)
  await save({ ...(await form()), ar_activities: lines.join('\n') })
  expect((await shown('ar')).activities).toEqual(lines)
  await save({ ...(await form()), ar_activities: '' })
  expect((await shown('ar')).activities).not.toEqual(activities)
})

test('refuses long texts', async () => {
  const answer = await save({ ...(await form()), hi_name: 'ह'.repeat(101) })
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain('Please write at most 100 characters.')
})

test('shows a colleague’s translation instead of overwriting it', async () => {
  const mine = await form()
  await save({ ...(await form()), ar_name: 'آثار هامبي' })
  const answer = await save({ ...mine, ar_name: 'مدينة هامبي' })
  expect(answer.status).toBe(409)
  const page = await answer.text()
  expect(page).toContain('Your colleague’s: آثار هامبي')
  expect(page).toContain('value="مدينة هامبي"')
  expect((await shown('ar')).name).toBe('آثار هامبي')
})

test('keeps translations when a form of an older release is sent', async () => {
  const fields = Object.entries(await form()).filter(([name]) => !/^(?:hi|ar)_/.test(name))
  await save({ ...Object.fromEntries(fields), station: 'Hosapete, about 14 km' })
  expect(await shown('en')).toMatchObject({ station: 'Hosapete, about 14 km' })
  expect((await shown('hi')).description).toMatch(/^तुंगभद्रा/)
})

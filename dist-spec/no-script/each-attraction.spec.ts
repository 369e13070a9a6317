import { attractions } from '../../demo/provider/data/seed/attractions.ts'
import { DEMO_STAFF } from '../../demo/provider/data/seed/demo-staff.ts'
import { allPlaces } from '../../demo/provider/data/seed/places.ts'
import { expect, test } from '../support/test.ts'

test.use({ javaScriptEnabled: false })

const LENGTH = 'The To date is the day after your last day.'

const { cities } = allPlaces()

/** Attractions whose names need escaping or are long, and one of the rest. */
const chosen = attractions.filter(
  ({ name }, index) => index === 0 || /[^A-Za-z ]/.test(name) || name.length > 28,
)

const unescaped = (html: string) =>
  html
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll(/&#(?:39|x27);/g, "'")
    .replaceAll('&amp;', '&')

function fieldsOf(html: string): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [tag, name = ''] of html.matchAll(/<input\b[^>]*\bname="([^"]+)"[^>]*>/g)) {
    if (!/type="(?:checkbox|radio)"/.test(tag))
      fields[name] = unescaped(/\bvalue="([^"]*)"/.exec(tag)?.[1] ?? '')
  }
  for (const [, name = '', text = ''] of html.matchAll(
    /<textarea\b[^>]*\bname="([^"]+)"[^>]*>([^<]*)/g,
  ))
    fields[name] = unescaped(text)
  return fields
}

test('the chosen name is the name that is submitted', async ({ page, served, outbox }) => {
  test.slow()
  const { provider } = served.origins
  const headers = { origin: provider, 'sec-fetch-site': 'same-origin' }
  const read = async (path: string) => (await fetch(provider + path)).text()
  const send = async (path: string, fields: Record<string, string>) =>
    fetch(provider + path, {
      method: 'POST',
      headers,
      body: new URLSearchParams(fields),
      redirect: 'manual',
    })

  const sent: { name: string; city: string; reference: string; email: string }[] = []
  for (const { id, name, city: uuid } of chosen) {
    const city = cities.find((each) => each.uuid === uuid)!.name
    const links = unescaped(await read(`/attraction-details/${id}`)).matchAll(
      /<a [^>]*href="(\/enquiry[^"]*)"[^>]*>([^<]*(?:<!-- -->[^<]*)*)</g,
    )
    const [, path = ''] = [...links].find(([, , text = '']) =>
      text.replaceAll('<!-- -->', '').endsWith(`Plan a trip to ${name}`),
    )!
    const html = await read(path)
    expect(html, name).toMatch(new RegExp(`<h1[^>]*>Plan a trip to `))
    const trip = fieldsOf(html)
    expect(trip['destinations.0.city']!.split(', ')[0]).toBe(city)
    expect(trip['any_special_request']).toBe(`Places to see: ${name}`)
    const second = await send(path, {
      ...trip,
      'destinations.0.no_days': '3',
      'destinations.0.accommodation_preference': '4 Star',
      number_of_adults: '2',
      meal_plan: 'VEG',
    })
    const email = `${id}@mail.example`
    const done = await send(path, {
      ...fieldsOf(await second.text()),
      first_name: 'Asha',
      last_name: 'Rao',
      email,
      phone_number: '9000000000',
    })
    expect(done.status, name).toBe(303)
    const reference = new URL(done.headers.get('location')!, provider).searchParams
    sent.push({ name, city, reference: reference.get('reference')!, email })
  }

  const stored = await served.provider.database.query<Record<string, string>>(
    `select email, any_special_request as request, city::text from enquiries
     join destinations on enquiry = enquiries.uuid where email like '%@mail.example'`,
  )
  const mails = await outbox()
  await page.goto(`${provider}/desk`)
  await page.getByLabel('Email').fill(DEMO_STAFF.email)
  await page.getByLabel('Password').fill(DEMO_STAFF.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enquiries')
  const csv = await (await page.request.get(`${provider}/desk/enquiries.csv`)).text()
  for (const { name, city, reference, email } of sent) {
    const uuid = attractions.find((each) => each.name === name)!.city
    const request = `Places to see: ${name}`
    expect(stored).toContainEqual({ email, request, city: uuid })
    const mail = mails.find(({ to }) => to === email)!
    expect(mail.text).toMatch(new RegExp(`^Places to see +${name}$`, 'm'))
    expect(mail.text).toContain(city)
    expect(mail.text).toContain(LENGTH)
    const desk = await page.request.get(`${provider}/desk/enquiries/${reference}`)
    const shown = unescaped(await desk.text())
    expect(shown).toContain(request)
    expect(shown).toContain(LENGTH)
    expect(csv).toContain(`"${request}"`)
  }
  expect(sent.length).toBeGreaterThan(4)
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { REGION_VIEWS } from '../browse/region-views.ts'
import { pathToTrip, pathToTripIn } from '../browse/trip-links.ts'
import { readFrom } from '../routing/reads-for-test.ts'
import { visitOf } from '../routing/router.ts'
import { TRIPS } from '../trips/sample-trips.ts'
import { pathToPlan } from '../trips/trip.ts'
import { page } from './enquiry.tsx'

const taj = { _id: 'taj-mahal', name: 'Taj Mahal', attraction_location_label: 'Agra, India' }

const LINKS: [path: string, sight: string][] = [
  [pathToTrip(taj), 'Taj Mahal'],
  ...REGION_VIEWS.map(({ slug, name }): [string, string] => [pathToTripIn(slug), name]),
  ...REGION_VIEWS.map(({ slug, name }): [string, string] => [pathToTripIn(slug, 'Agra'), name]),
  ...TRIPS.map((trip): [string, string] => [pathToPlan(trip), `${trip.name} (trip idea)`]),
]

test.each(LINKS)('%s opens the wizard with %s', async (path, sight) => {
  const visit = visitOf(path)
  const data = await page.load!(visit, readFrom({ '/attractions/taj-mahal': taj }))
  const place = document.createElement('div')
  place.innerHTML = renderToStaticMarkup(
    <page.View data={data} visit={visit} origin="https://trips.example" product="trips" />,
  )
  expect(place.querySelector('trip-enquiry')?.getAttribute('sight')).toBe(sight)
})

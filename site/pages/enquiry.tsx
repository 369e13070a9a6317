import { attractionsByPage } from '../../widgets/contract/attraction-endpoints.ts'
import { attractionById } from '../../widgets/contract/endpoints.ts'
import { BesideForm } from '../layout/beside-form.tsx'
import { Fallback } from '../layout/fallback.tsx'
import { definePage, type ViewProps } from '../routing/page.ts'
import { pathOf } from '../routing/router.ts'
import { PhoneLink } from '../layout/phone-link.tsx'
import { askedOf, viewOf } from '../browse/region-views.ts'
import { citiesToBegin, cityOf } from '../browse/trip-links.ts'
import { FirstCity } from '../browse/first-city.tsx'

const poster = {
  picture: '/media/scenes/lake-palace-dusk.svg',
  alt: 'A boat in front of the lake palace of Udaipur at sunset',
}

interface Data {
  cities: string[]
  sight?: { name: string; city: string }
}

/** Specification, section 2. The address may preset the first destination, the region and the attraction. */
export const page = definePage<Data>({
  load: async ({ search }, read) => {
    const { attraction: id } = search
    if (id) {
      const { answer } = await read(attractionById, { params: { id } })
      return { cities: [], ...(answer && { sight: { name: answer.name, city: cityOf(answer) } }) }
    }
    const view = viewOf(search['region'])
    if (!view) return { cities: [] }
    const { answer } = await read(attractionsByPage, { input: askedOf(view) })
    return { cities: citiesToBegin(answer?.data.filter(view.belongs) ?? []) }
  },
  head: (data, { search }) => ({
    title: titleOf(data, search['region']),
    description:
      'Tell us your destinations, dates, hotels and meals in two short steps, and we’ll plan the trip with you.',
    path: pathOf('enquiry'),
  }),
  View: Enquiry,
})

const titleOf = ({ sight }: Data, region: string | undefined) =>
  sight ? `Plan a trip to ${sight.name}` : (viewOf(region)?.plan ?? 'Plan your trip')

function Enquiry({ data, visit: { search } }: ViewProps<Data>) {
  const { cities, sight } = data
  const view = viewOf(search['region'])
  const destination = search['destination'] || sight?.city
  return (
    <BesideForm
      title={titleOf(data, search['region'])}
      lead="Two short steps: your trip, then your details. We’ll reply with a plan you can change."
      first={view && <FirstCity region={view.slug} cities={cities} chosen={destination} />}
      poster={view?.poster ?? poster}
      notes={<Notes />}
    >
      <trip-enquiry
        variant="wizard"
        destination={destination}
        sight={sight?.name}
        privacy={pathOf('privacy')}
      >
        <Fallback>We can also plan your trip by phone or email.</Fallback>
      </trip-enquiry>
    </BesideForm>
  )
}

function Notes() {
  return (
    <>
      <h2>Good to know</h2>
      <ul>
        <li>Sending this form doesn’t book anything and is free.</li>
        <li>The earliest start is 7 days from now, because permits take that long.</li>
        <li>
          Called away? Your answers stay in this browser for a day. Nobody else sees them until you
          send them.
        </li>
        <li>
          Prefer to talk? Call <PhoneLink />.
        </li>
      </ul>
    </>
  )
}

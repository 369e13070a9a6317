import { attractionsByPage } from '../../widgets/contract/attraction-endpoints.ts'
import { attractionById } from '../../widgets/contract/endpoints.ts'
import { BesideForm } from '../layout/beside-form.tsx'
import { Fallback } from '../layout/fallback.tsx'
import { definePage, type ViewProps } from '../routing/page.ts'
import { pathOf, type Visit } from '../routing/router.ts'
import { PhoneLink } from '../layout/phone-link.tsx'
import { askedOf, viewOf } from '../browse/region-views.ts'
import { citiesToBegin, cityOf } from '../browse/trip-links.ts'
import { daysAt, townOf } from '../trips/trip.ts'
import { tripOf } from '../trips/sample-trips.ts'
import { FirstCity } from '../browse/first-city.tsx'
import { Sentence } from '../layout/sentence.tsx'
import * as says from '../messages/en/enquiry.ts'
import * as trips from '../messages/en/trips.ts'
import * as sent from '../messages/en/sent.ts'

const poster = {
  picture: '/media/scenes/lake-palace-dusk.svg',
  alt: says.poster,
}

interface Data {
  cities: string[]
  sight?: { name: string; city: string }
}

/** Specification, section 2. The address may preset the first destination, the region, the attraction or a whole trip. */
export const page = definePage<Data>({
  hasTags: true,
  hydrate: 'on interaction',
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
    title: titleOf(data, search),
    description: says.description,
    path: pathOf('enquiry'),
  }),
  View: Enquiry,
})

function titleOf({ sight }: Data, search: Visit['search']): string {
  const trip = tripOf(search['trip'])
  if (trip) return trips.planOf(trip.name)
  return sight ? says.titleFor(sight.name) : (viewOf(search['region'])?.plan ?? says.title)
}

function Enquiry({ data, visit: { search } }: ViewProps<Data>) {
  const { cities, sight } = data
  const view = viewOf(search['region'])
  const trip = tripOf(search['trip'])
  const destination = trip?.stops.map(townOf).join('|') ?? (search['destination'] || sight?.city)
  return (
    <BesideForm
      title={titleOf(data, search)}
      lead={says.lead}
      first={view && <FirstCity region={view.slug} cities={cities} chosen={destination} />}
      poster={trip?.poster ?? view?.poster ?? poster}
      notes={<Notes />}
    >
      <trip-enquiry
        variant="wizard"
        heading=""
        destination={destination}
        days={trip && daysAt(trip).join('|')}
        sight={trip ? trips.asRequest(trip.name) : (sight ?? view)?.name}
        privacy={pathOf('privacy')}
      >
        <Fallback>{sent.byPhoneOrEmail}</Fallback>
      </trip-enquiry>
    </BesideForm>
  )
}

function Notes() {
  return (
    <>
      <h2>{says.notes}</h2>
      <ul>
        <li>{says.free}</li>
        <li>{says.earliest}</li>
        <li>{says.kept}</li>
        <li>
          <Sentence
            text={says.moreQuestions}
            answers={<a href={`${pathOf('howItWorks')}#questions`}>{says.answers}</a>}
            planners={<a href={pathOf('planners')}>{says.planners}</a>}
          />
        </li>
        <li>
          <Sentence text={sent.talk} phone={<PhoneLink />} />
        </li>
      </ul>
    </>
  )
}

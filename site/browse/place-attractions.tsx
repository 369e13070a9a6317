import { Empty, Failed } from '../layout/message.tsx'
import { pathOf } from '../routing/router.ts'
import { AttractionCards } from './attraction-cards.tsx'
import type { Browsed } from './browse.ts'
import { type ChosenPlace, EVERYWHERE, pathToChosen, placeChosen } from './chosen-place.ts'
import type { Kind } from './kinds.ts'
import { countOf } from './card-fields.ts'
import { ListSection } from './list-section.tsx'
import { Pagination } from '../layout/pagination.tsx'
import { NoResults } from './no-results.tsx'

interface PlaceAttractionsProps {
  chosen: ChosenPlace
  kind: Kind | undefined
  browsed: Browsed | null
}

export function PlaceAttractions({ chosen, kind, browsed }: PlaceAttractionsProps) {
  const name = placeChosen(chosen)?.name
  const within = [chosen.state, chosen.country].filter((each) => each && each.name !== name)
  const shown = browsed?.attractions ?? []
  const title = (
    <>
      {titleOf(name, kind)}
      {within.length > 0 && <small>{within.map((each) => each?.name).join(', ')}</small>}
    </>
  )
  const all = browsed && browsed.found < browsed.total && (
    <a href={pathOf('destinations', {}, { country: EVERYWHERE })}>
      Show all {countOf(browsed.total)}
    </a>
  )
  return (
    <ListSection title={title} count={browsed && countOf(browsed.found, browsed.total)} more={all}>
      {!browsed && (
        <Failed title="The attractions didn’t load.">
          <p>Please try again in a moment.</p>
        </Failed>
      )}
      {browsed?.found === 0 && <Nothing chosen={chosen} kind={kind} />}
      {browsed && browsed.page > Math.max(1, browsed.pages) && (
        <Empty title="This list has fewer pages.">
          <a className="quiet-button" href={pathToChosen(chosen, kind)}>
            Go to the first page
          </a>
        </Empty>
      )}
      <AttractionCards attractions={shown} first />
      {browsed && (
        <Pagination
          page={browsed.page}
          pages={browsed.pages}
          pathTo={(page) => pathToChosen(chosen, kind, page)}
          label="Pages of places"
        />
      )}
    </ListSection>
  )
}

function titleOf(name: string | undefined, kind: Kind | undefined): string {
  if (!kind) return name ?? 'Everywhere'
  return name ? `${kind} in ${name}` : `${kind} everywhere`
}

function Nothing({ chosen, kind }: Omit<PlaceAttractionsProps, 'browsed'>) {
  const { country, state } = chosen
  const name = placeChosen(chosen)?.name ?? 'any country'
  if (kind) return <NoResults kind={kind} place={name} all={pathToChosen(chosen)} />
  return (
    <Empty title={`No attractions listed for ${name} yet.`}>
      <p>
        We can still plan a trip there. Tell us what you’d like to see
        {country && `, or look at ${state ? 'all of ' : 'countries other than '}${country.name}`}.
      </p>
      <a className="quiet-button" href={pathOf('enquiry')}>
        Plan a trip
      </a>
      {state && country && (
        <a href={pathOf('destinations', {}, { country: country.uuid })}>
          See all of {country.name}
        </a>
      )}
    </Empty>
  )
}

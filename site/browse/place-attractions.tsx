import { Empty, Failed } from '../layout/message.tsx'
import { pathOf } from '../routing/router.ts'
import type { Browsed } from './browse-all.ts'
import { type ChosenPlace, EVERYWHERE, pathToChosen, placeChosen } from './chosen-place.ts'
import type { Kind } from './kinds.ts'
import { countOf } from './card-fields.ts'
import { ListSection } from './list-section.tsx'
import { PlaceList } from './place-list.tsx'
import { NoResults } from './no-results.tsx'
import * as browse from '../messages/en/browse.ts'
import * as layout from '../messages/en/layout.ts'

interface PlaceAttractionsProps {
  chosen: ChosenPlace
  kind: Kind | undefined
  browsed: Browsed | null
}

export function PlaceAttractions({ chosen, kind, browsed }: PlaceAttractionsProps) {
  const name = placeChosen(chosen)?.name
  const within = [chosen.state, chosen.country].filter((each) => each && each.name !== name)
  const title = (
    <>
      {titleOf(name, kind)}
      {within.length > 0 && <small>{within.map((each) => each?.name).join(', ')}</small>}
    </>
  )
  const all = browsed && browsed.found < browsed.total && (
    <a href={pathOf('destinations', {}, { country: EVERYWHERE })}>
      {browse.showAll(countOf(browsed.total))}
    </a>
  )
  return (
    <ListSection title={title} count={browsed && countOf(browsed.found, browsed.total)} more={all}>
      {!browsed && (
        <Failed title={browse.attractionsFailed}>
          <p>{layout.tryLater}</p>
        </Failed>
      )}
      {browsed?.found === 0 && <Nothing chosen={chosen} kind={kind} />}
      {browsed && browsed.page > Math.max(1, browsed.pages) && (
        <Empty title={browse.fewerPages}>
          <a className="quiet-button" href={pathToChosen(chosen, kind)}>
            {browse.firstPage}
          </a>
        </Empty>
      )}
      {browsed && (
        <PlaceList
          part={browsed}
          pathTo={(page, shown) => pathToChosen(chosen, kind, page, shown)}
          first
        />
      )}
    </ListSection>
  )
}

function titleOf(name: string | undefined, kind: Kind | undefined): string {
  if (!kind) return name ?? browse.everywhere
  const named = browse.kinds[kind]
  return name ? browse.kindIn(named, name) : browse.kindEverywhere(named)
}

function Nothing({ chosen, kind }: Omit<PlaceAttractionsProps, 'browsed'>) {
  const { country, state } = chosen
  const name = placeChosen(chosen)?.name ?? browse.anyCountry
  if (kind) return <NoResults kind={kind} place={name} all={pathToChosen(chosen)} />
  return (
    <Empty title={browse.noneListed(name)}>
      <p>
        {country
          ? browse.planAnywayOr(
              state ? browse.allOfCountry(country.name) : browse.otherThan(country.name),
            )
          : browse.planAnyway}
      </p>
      <a className="quiet-button" href={pathOf('enquiry')}>
        {layout.planTrip}
      </a>
      {state && country && (
        <a href={pathOf('destinations', {}, { country: country.uuid })}>
          {browse.seeAllOf(country.name)}
        </a>
      )}
    </Empty>
  )
}

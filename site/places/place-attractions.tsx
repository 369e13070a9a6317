import { useStore } from '@nanostores/react'
import type { Attraction } from '../../widgets/contract/attractions.ts'
import { Empty, Failed } from '../layout/message.tsx'
import { pathOf } from '../router.ts'
import { $onScreen } from '../shown.ts'
import { AttractionCards } from './attraction-cards.tsx'
import { type ChosenPlace, placeChosen } from './chosen-place.ts'

interface PlaceAttractionsProps {
  chosen: ChosenPlace
  /** Null where they have not come through. */
  attractions: readonly Attraction[] | null
}

/** What is worth a visit in the chosen place. */
export function PlaceAttractions({ chosen, attractions }: PlaceAttractionsProps) {
  const onScreen = useStore($onScreen)
  const { name } = placeChosen(chosen)
  const within = [chosen.state, chosen.country].filter((each) => each && each.name !== name)
  const isBusy = onScreen.state === 'ready' && onScreen.again === true
  return (
    <section className="chosen" aria-labelledby="chosen" aria-busy={isBusy}>
      <div className="chosen-head">
        <h2 id="chosen">
          {name}
          {within.length > 0 && <small>{within.map((each) => each!.name).join(', ')}</small>}
        </h2>
        {attractions && attractions.length > 0 && (
          <p role="status">
            {attractions.length === 1 ? '1 attraction' : `${attractions.length} attractions`}
          </p>
        )}
      </div>
      {!attractions && (
        <Failed title="The attractions have not come through.">
          <p>The line may be down for a moment.</p>
        </Failed>
      )}
      {attractions?.length === 0 && (
        <Empty title={`Nothing written about ${name} yet.`}>
          <p>
            We plan trips there all the same. Tell us what you would like to see, or look at{' '}
            {chosen.state ? 'all of ' : 'other countries than '}
            {chosen.country.name}.
          </p>
          <a className="quiet" href={pathOf('enquiry')}>
            Plan a trip
          </a>
          {chosen.state && (
            <a href={pathOf('destinations', {}, { country: chosen.country.uuid })}>
              See all of {chosen.country.name}
            </a>
          )}
        </Empty>
      )}
      {attractions && <AttractionCards attractions={attractions} />}
    </section>
  )
}

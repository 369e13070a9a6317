import { useStore } from '@nanostores/react'
import type { AttractionDetails } from '../../widgets/contract/attraction-details.ts'
import { Empty, Failed } from '../layout/message.tsx'
import { pathOf } from '../routing/router.ts'
import { $isRefreshing } from '../routing/current-page.ts'
import { AttractionCards } from './attraction-cards.tsx'
import { type ChosenPlace, placeChosen } from './chosen-place.ts'
import styles from './place-attractions.module.css'

interface PlaceAttractionsProps {
  chosen: ChosenPlace
  /** Null where they have not come through. */
  attractions: readonly AttractionDetails[] | null
}

/** What is worth a visit in the chosen place. */
export function PlaceAttractions({ chosen, attractions }: PlaceAttractionsProps) {
  const isRefreshing = useStore($isRefreshing)
  const { name } = placeChosen(chosen)
  const within = [chosen.state, chosen.country].filter((each) => each && each.name !== name)
  return (
    <section className={styles.chosen} aria-labelledby="chosen" aria-busy={isRefreshing}>
      <div className={styles.head}>
        <h2 id="chosen">
          {name}
          {within.length > 0 && <small>{within.map((each) => each?.name).join(', ')}</small>}
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
          <a className="quiet-button" href={pathOf('enquiry')}>
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

import type { AttractionDetails } from '../../widgets/contract/attraction-details.ts'
import { monthsInWords } from '../../widgets/messages/en/months.ts'
import { AttractionCards } from '../browse/attraction-cards.tsx'
import { LocatorMap } from '../browse/maps/locator-map.tsx'
import { PosterBanner } from '../layout/poster-banner.tsx'
import { PosterPicture } from '../layout/poster-picture.tsx'
import type { Step } from '../layout/structured-data.ts'
import { nightsOf, pathToPlan, type Plan, priceOf, type Trip } from './trip.ts'
import { TripDays } from './trip-days.tsx'
import { TripSection } from './trip-section.tsx'
import { tripsLike } from './sample-trips.ts'
import * as says from '../messages/en/trips.ts'
import styles from './trip-screen.module.css'

interface TripScreenProps {
  trip: Trip
  plan: Plan
  sights: readonly AttractionDetails[]
  steps: Step[]
}

export function TripScreen({ trip, plan, sights, steps }: TripScreenProps) {
  const words = (
    <>
      <h1>{trip.name}</h1>
      <p>{trip.sentence}</p>
    </>
  )
  const picture = <PosterPicture poster={trip.poster} first />
  return (
    <article>
      <PosterBanner steps={steps} picture={picture} words={words}>
        <p>{says.price(priceOf(trip))}</p>
        <a className="strong-button" href={pathToPlan(trip)}>
          {says.plan}
        </a>
      </PosterBanner>
      <div className={styles.body}>
        <Glance trip={trip} plan={plan} />
        <TripDays trip={trip} days={plan.days} />
        {sights.length > 0 && (
          <div className={styles.map}>
            <LocatorMap points={sights} />
          </div>
        )}
      </div>
      {sights.length > 0 && (
        <section className={styles.places} aria-labelledby="places">
          <h2 id="places">{says.places}</h2>
          <AttractionCards attractions={sights} />
        </section>
      )}
      <TripSection title={says.others} trips={tripsLike(trip)} />
    </article>
  )
}

function Glance({ trip, plan }: Pick<TripScreenProps, 'trip' | 'plan'>) {
  const nights = nightsOf(trip)
  return (
    <section className={styles.glance} aria-labelledby="glance">
      <h2 id="glance">{says.glance}</h2>
      <dl>
        <div>
          <dt>{says.length}</dt>
          <dd>{says.lengthOf(nights + 1, nights)}</dd>
        </div>
        <div>
          <dt>{says.bestMonths}</dt>
          <dd>{monthsInWords(trip.months)}</dd>
        </div>
      </dl>
      <h3>{says.included}</h3>
      <ul>
        {plan.included.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>{says.notIncluded}</p>
      <p>{says.priceNote}</p>
    </section>
  )
}

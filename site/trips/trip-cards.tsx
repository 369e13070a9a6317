import { PosterPicture } from '../layout/poster-picture.tsx'
import { nightsOf, pathToTripIdea, priceOf, townNameOf, type Trip } from './trip.ts'
import * as says from '../messages/en/trips.ts'
import styles from './trip-cards.module.css'

export function TripCards({ trips }: { trips: readonly Trip[] }) {
  return (
    <ul className={styles.cards}>
      {trips.map((trip) => (
        <li key={trip.id}>
          <div className={styles.card}>
            <PosterPicture poster={{ ...trip.poster, alt: '' }} />
            <div className={styles.words}>
              <h3>
                <a href={pathToTripIdea(trip)}>{trip.name}</a>
              </h3>
              <p>{routeOf(trip)}</p>
              <p className={styles.price}>{says.price(priceOf(trip))}</p>
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}

const routeOf = (trip: Trip) =>
  says.route(nightsOf(trip) + 1, [...new Set(trip.stops.map(townNameOf))])

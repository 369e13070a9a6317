import { pathOf } from '../routing/router.ts'
import { TripCards } from '../trips/trip-cards.tsx'
import type { Trip } from '../trips/trip.ts'
import * as layout from '../messages/en/layout.ts'
import * as trips from '../messages/en/trips.ts'
import styles from './trip-ideas.module.css'
import section from './section.module.css'

export function TripIdeas({ featured }: { featured: readonly Trip[] }) {
  if (featured.length === 0) return null
  return (
    <section
      className={`${section.section} ${section.swipe} ${styles.ideas}`}
      aria-labelledby="ideas-title"
    >
      <h2 id="ideas-title">{layout.tripIdeas}</h2>
      <TripCards trips={featured} />
      <a className="quiet-button" href={pathOf('trips')}>
        {trips.all}
      </a>
    </section>
  )
}

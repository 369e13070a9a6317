import { pathOf } from '../routing/router.ts'
import type { Trip } from './trip.ts'
import { TripCards } from './trip-cards.tsx'
import * as says from '../messages/en/trips.ts'
import styles from './trip-section.module.css'

interface TripSectionProps {
  title: string
  /** Without any, there is no section. */
  trips: readonly Trip[]
  /** On the page's own ground, for sections before one on sand. */
  plain?: boolean
}

export function TripSection({ title, trips, plain = false }: TripSectionProps) {
  if (trips.length === 0) return null
  return (
    <section
      className={plain ? styles.section : `${styles.section} ${styles.sand}`}
      aria-labelledby="trip-ideas"
    >
      <h2 id="trip-ideas">{title}</h2>
      <TripCards trips={trips} />
      <a className="quiet-button" href={pathOf('trips')}>
        {says.all}
      </a>
    </section>
  )
}

import { destinations } from '../pictures/journeys.ts'
import { PosterPicture } from '../layout/poster-picture.tsx'
import { pathOf } from '../routing/router.ts'
import * as says from '../messages/en/home.ts'
import styles from './destination-section.module.css'
import section from './section.module.css'

/** Specification, section 1. */
export function DestinationSection() {
  return (
    <section
      className={`${section.section} ${section.swipe} ${section.narrow} ${styles.destinations}`}
      aria-labelledby="destinations-title"
    >
      <h2 id="destinations-title">{says.destinations}</h2>
      <ul className={section.list}>
        {destinations.map((destination) => (
          <li key={destination.name} className={section.card}>
            <PosterPicture poster={destination} />
            <h3 className={styles.label}>
              <a href={pathOf('region', { region: destination.slug })}>{destination.name}</a>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  )
}

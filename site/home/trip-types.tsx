import { tripTypes } from '../pictures/journeys.ts'
import { PosterPicture } from '../layout/poster-picture.tsx'
import { pathOf } from '../routing/router.ts'
import * as says from '../messages/en/home.ts'
import section from './section.module.css'
import styles from './trip-types.module.css'

/** Specification, section 1. */
export function TripTypes() {
  return (
    <section
      className={`${section.section} ${styles.tripTypes}`}
      aria-labelledby="trip-types-title"
    >
      <h2 id="trip-types-title">{says.tripTypes}</h2>
      <ul className={section.list}>
        {tripTypes.map((type) => (
          <li key={type.name} className={`${section.card} ${section.row}`}>
            <PosterPicture poster={type} />
            <div className={styles.label}>
              <h3>
                <a href={pathOf('region', { region: type.slug })}>{type.name}</a>
              </h3>
              <p>{type.line}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

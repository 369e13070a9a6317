import { regions } from '../pictures/journeys.ts'
import { pathOf } from '../routing/router.ts'
import { pathToRegion } from './region-views.ts'
import * as browse from '../messages/en/browse.ts'
import styles from './region-links.module.css'

export function RegionLinks() {
  return (
    <section className={styles.regions} aria-labelledby="regions">
      <h2 id="regions">{browse.byRegion}</h2>
      <div className={styles.groups}>
        {regions.map(({ key, title, regions }) => (
          <section key={key} aria-labelledby={`regions-${key}`}>
            <h3 id={`regions-${key}`}>{title}</h3>
            <ul>
              {regions.map(({ slug, name }) => (
                <li key={slug}>
                  <a href={pathToRegion(slug)}>{name}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p>
        <a href={pathOf('trips')}>{browse.orTripIdeas}</a>
      </p>
    </section>
  )
}

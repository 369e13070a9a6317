import { pathToTripIn } from './trip-to.ts'
import styles from './kind-filter.module.css'

interface WhereFirstProps {
  /** The region's slug. */
  region: string
  cities: readonly string[]
  chosen: string | undefined
}

/** Cities of a region in which a trip may begin. Nothing where there is nothing to choose. */
export function WhereFirst({ region, cities, chosen }: WhereFirstProps) {
  if (cities.length === 0) return null
  return (
    <nav className={styles.kinds} aria-labelledby="where-first">
      <p id="where-first">Where first?</p>
      <ul>
        {cities.map((city) => (
          <li key={city}>
            <a
              href={pathToTripIn(region, city)}
              aria-current={city === chosen ? 'true' : undefined}
            >
              {city}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

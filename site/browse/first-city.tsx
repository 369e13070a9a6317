import { pathToTripIn } from './trip-links.ts'
import * as browse from '../messages/en/browse.ts'
import styles from './facet.module.css'

interface FirstCityProps {
  region: string
  cities: readonly string[]
  chosen: string | undefined
}

export function FirstCity({ region, cities, chosen }: FirstCityProps) {
  if (cities.length === 0) return null
  return (
    <nav className={styles.facet} aria-labelledby="where-first">
      <p id="where-first">{browse.firstCity}</p>
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

import { brand } from '../brand.ts'
import { Stripes } from '../pictures/stripes.tsx'
import styles from './claims.module.css'

/** Specification, sections 1 and 9. */
export function Claims() {
  return (
    <section className={styles.claims} aria-label="Our record so far">
      <p>
        More than <strong>{brand.claims.tigerSafaris}</strong> tiger safaris arranged
      </p>
      <Stripes className={styles.mark} />
      <p>
        More than <strong>{brand.claims.foreignCountries}</strong> foreign countries visited
      </p>
    </section>
  )
}

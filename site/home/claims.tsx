import { brand } from '../brand.ts'
import { Stripes } from '../pictures/stripes.tsx'
import { Sentence } from '../layout/sentence.tsx'
import * as says from '../messages/en/home.ts'
import styles from './claims.module.css'

/** Specification, sections 1 and 9. */
export function Claims() {
  return (
    <section className={styles.claims} aria-label={says.record}>
      <p>
        <Sentence text={says.safaris} count={<strong>{brand.claims.tigerSafaris}</strong>} />
      </p>
      <Stripes className={styles.mark} />
      <p>
        <Sentence text={says.countries} count={<strong>{brand.claims.foreignCountries}</strong>} />
      </p>
    </section>
  )
}

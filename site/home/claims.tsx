import { brand } from '../brand.ts'
import { Stripes } from '../pictures/stripes.tsx'

/** What the company has done so far (specification, sections 1 and 9). */
export function Claims() {
  return (
    <section className="claims" aria-label="What we have done so far">
      <p>
        More than <strong>{brand.claims.tigerSafaris}</strong> tiger safaris arranged
      </p>
      <Stripes className="claims-mark" />
      <p>
        More than <strong>{brand.claims.foreignCountries}</strong> foreign countries visited
      </p>
    </section>
  )
}

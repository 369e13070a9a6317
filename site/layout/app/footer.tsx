import { brand } from '../../brand.ts'
import { corporateNameOf } from '../../routing/corporate.ts'
import { pathOf, type Route, type Visit } from '../../routing/router.ts'
import { PageLink } from '../page-link.tsx'
import styles from './footer.module.css'
import { PhoneLink } from '../phone-link.tsx'

const PAGES = [
  ['destinations', 'Destinations'],
  ['enquiry', 'Plan a trip'],
  ['testimonials', 'Testimonials'],
  ['review', 'Review a place'],
  ['submitTestimonial', 'Send us a video'],
] as const satisfies [Route, string][]

export function Footer({ visit }: { visit: Visit }) {
  const company = corporateNameOf(visit)
  if (company) return <CorporateFooter company={company} visit={visit} />
  return (
    <footer className={`green-ground ${styles.footer}`}>
      <p className={styles.name}>{brand.name}</p>
      <div>
        <h2>Call us</h2>
        <ul>
          {brand.phones.map((phone) => (
            <li key={phone}>
              <PhoneLink phone={phone} />
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2>Email us</h2>
        <p>
          <a href={`mailto:${brand.enquiries}`}>{brand.enquiries}</a>
        </p>
      </div>
      <div>
        <h2>Visit us</h2>
        <address>
          {brand.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </div>
      <nav className={styles.pages} aria-label="Pages">
        {PAGES.map(([place, name]) => (
          <PageLink key={place} to={pathOf(place)} visit={visit}>
            {name}
          </PageLink>
        ))}
      </nav>
      <p className={styles.end}>
        <span>
          More than {brand.claims.tigerSafaris} tiger safaris arranged, more than{' '}
          {brand.claims.foreignCountries} foreign countries visited.
        </span>
        <Privacy visit={visit} />
      </p>
    </footer>
  )
}

function CorporateFooter({ company, visit }: { company: string; visit: Visit }) {
  return (
    <footer className={`green-ground ${styles.footer} ${styles.short}`}>
      <h2 className={styles.name}>
        {brand.name} for {company}
      </h2>
      <p className={styles.end}>
        <span>
          Questions? Call <PhoneLink /> or email{' '}
          <a href={`mailto:${brand.enquiries}`}>{brand.enquiries}</a>.
        </span>
        <Privacy visit={visit} />
      </p>
    </footer>
  )
}

function Privacy({ visit }: { visit: Visit }) {
  return (
    <PageLink to={pathOf('privacy')} visit={visit}>
      Privacy
    </PageLink>
  )
}

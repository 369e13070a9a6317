import { brand } from '../../brand.ts'
import { corporateNameOf } from '../../routing/corporate.ts'
import { pathOf, type Route, type Visit } from '../../routing/router.ts'
import { PageLink } from '../page-link.tsx'
import * as says from '../../messages/en/layout.ts'
import { EmailLink } from '../email-link.tsx'
import { Sentence } from '../sentence.tsx'
import styles from './footer.module.css'
import { LanguageMenu } from './language-menu.tsx'
import { PhoneLink } from '../phone-link.tsx'

const PAGES = [
  ['destinations', says.destinations],
  ['trips', says.tripIdeas],
  ['enquiry', says.planTrip],
  ['howItWorks', says.howItWorks],
  ['planners', says.planners],
  ['testimonials', says.testimonials],
  ['review', says.reviewPlace],
  ['submitTestimonial', says.sendVideo],
  ['partners', says.partners],
] as const satisfies [Route, string][]

const CONTACTS = (
  <>
    <p className={styles.name}>{brand.name}</p>
    <div>
      <h2>{says.callUs}</h2>
      <ul>
        {brand.phones.map((phone) => (
          <li key={phone}>
            <PhoneLink phone={phone} />
          </li>
        ))}
      </ul>
    </div>
    <div>
      <h2>{says.emailUs}</h2>
      <p>
        <EmailLink />
      </p>
    </div>
    <div>
      <h2>{says.visitUs}</h2>
      <address>
        {brand.address.map((line) => (
          <span key={line}>
            <bdi>{line}</bdi>
          </span>
        ))}
      </address>
    </div>
  </>
)

export function Footer({ visit }: { visit: Visit }) {
  const company = corporateNameOf(visit)
  if (company) return <CorporateFooter company={company} visit={visit} />
  return (
    <footer className={`green-ground ${styles.footer}`}>
      {CONTACTS}
      <nav className={styles.pages} aria-label={says.footerPages}>
        {PAGES.map(([place, name]) => (
          <PageLink key={place} to={pathOf(place)} visit={visit}>
            {name}
          </PageLink>
        ))}
      </nav>
      <div className={styles.end}>
        <span>{says.claims(brand.claims.tigerSafaris, brand.claims.foreignCountries)}</span>
        <LanguageMenu visit={visit} />
        <Privacy visit={visit} />
      </div>
    </footer>
  )
}

function CorporateFooter({ company, visit }: { company: string; visit: Visit }) {
  return (
    <footer className={`green-ground ${styles.footer} ${styles.short}`}>
      <h2 className={styles.name}>{says.nameForCompany(brand.name, company)}</h2>
      <div className={styles.end}>
        <span>
          <Sentence text={says.questions} phone={<PhoneLink />} email={<EmailLink />} />
        </span>
        <LanguageMenu visit={visit} />
        <Privacy visit={visit} />
      </div>
    </footer>
  )
}

function Privacy({ visit }: { visit: Visit }) {
  return (
    <PageLink to={pathOf('privacy')} visit={visit}>
      {says.privacy}
    </PageLink>
  )
}

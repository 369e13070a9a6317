import type { EnquirySummary } from '../../widgets/contract/enquiry-list.ts'
import { factsFor } from '../../widgets/contract/enquiry-facts.ts'
import { showDate } from '../../widgets/contract/values/dates.ts'
import { lengthExplained } from '../../widgets/contract/values/trip-length.ts'
import { pathOf } from '../routing/router.ts'
import { Status } from './status.tsx'
import { Stops } from './stops.tsx'
import { useOpened } from './use-return.ts'
import { EmailLink } from '../layout/email-link.tsx'
import { Sentence } from '../layout/sentence.tsx'
import * as says from '../messages/account.ts'
import styles from './enquiry-detail.module.css'
import { PhoneLink } from '../layout/phone-link.tsx'

export function EnquiryDetail({ enquiry }: { enquiry: EnquirySummary }) {
  const heading = useOpened()
  const { reference, date, destination, status, destinations = [] } = enquiry
  return (
    <article className={styles.enquiry}>
      <p className={styles.back}>
        <a href={pathOf('myEnquiries')}>{says.allEnquiries}</a>
      </p>
      <p className={styles.reference}>
        {says.enquiryTitle(reference)}
        <Status status={status} />
      </p>
      <h1 ref={heading} tabIndex={-1}>
        {destination || says.yourTrip}
      </h1>
      {date && (
        <p className="lead-paragraph">
          <Sentence text={says.received} date={<time dateTime={date}>{showDate(date)}</time>} />
        </p>
      )}
      {destinations.length > 0 && <Stops stops={destinations} />}
      <dl className={styles.facts}>
        {factsFor('own', enquiry)
          .filter(({ value }) => value)
          .map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {enquiry.to_date && <p>{lengthExplained(destinations.length)}</p>}
      <p className={styles.end}>
        <Sentence
          text={says.changeEnquiry}
          phone={<PhoneLink />}
          email={<EmailLink />}
          reference={reference}
        />
      </p>
      <p className={styles.print}>
        <button type="button" className="quiet-button" onClick={() => print()}>
          {says.print}
        </button>
      </p>
    </article>
  )
}

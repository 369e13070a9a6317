import type { ReactNode } from 'react'
import type { EnquirySummary } from '../../widgets/contract/enquiry-list.ts'
import { showDate } from '../../widgets/contract/dates.ts'
import { lengthExplained } from '../../widgets/contract/trip-length.ts'
import { mealsTold } from '../../widgets/contract/meal-plan.ts'
import { brand } from '../brand.ts'
import { pathOf } from '../routing/router.ts'
import { Status } from './status.tsx'
import { Stops } from './stops.tsx'
import { useOpened } from './use-return.ts'
import styles from './enquiry-detail.module.css'
import { PhoneLink } from '../layout/phone-link.tsx'

export function EnquiryDetail({ enquiry }: { enquiry: EnquirySummary }) {
  const heading = useOpened()
  const { reference, date, destination, status, destinations = [] } = enquiry
  return (
    <article className={styles.enquiry}>
      <p className={styles.back}>
        <a href={pathOf('myEnquiries')}>All enquiries</a>
      </p>
      <p className={styles.reference}>
        Enquiry {reference}
        <Status status={status} />
      </p>
      <h1 ref={heading} tabIndex={-1}>
        {destination || 'Your trip'}
      </h1>
      {date && (
        <p className="lead-paragraph">
          We received it on <time dateTime={date}>{showDate(date)}</time>.
        </p>
      )}
      {destinations.length > 0 && <Stops stops={destinations} />}
      <dl className={styles.facts}>
        {factsOf(enquiry).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {enquiry.to_date && <p>{lengthExplained(destinations.length)}</p>}
      <p className={styles.end}>
        Need to change something? Call <PhoneLink /> or email{' '}
        <a href={`mailto:${brand.enquiries}`}>{brand.enquiries}</a> and quote {reference}.
      </p>
      <p className={styles.print}>
        <button type="button" className="quiet-button" onClick={() => print()}>
          Print
        </button>
      </p>
    </article>
  )
}

function factsOf(enquiry: EnquirySummary): [string, ReactNode][] {
  const { from_date, to_date, number_of_adults, number_of_kids, meal_plan, email } = enquiry
  const name = [enquiry.first_name, enquiry.last_name].filter(Boolean).join(' ')
  const facts: [string, ReactNode][] = [
    ['From date', from_date && showDate(from_date)],
    ['To date', to_date && showDate(to_date)],
    ['Adults', number_of_adults],
    ['Below 5', number_of_kids],
    ['Meal plan', meal_plan && mealsTold(meal_plan)],
    ['Coupon code', enquiry.coupon_code],
    ['Any special request', enquiry.any_special_request],
    ['Name', name],
    ['Mobile Number', enquiry.phone_number],
    ['Email', email],
  ]
  return facts.filter(([, value]) => value !== undefined && value !== '')
}

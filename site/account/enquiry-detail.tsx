import type { ReactNode } from 'react'
import type { Result } from '../../widgets/api/client.ts'
import { showDate } from '../../widgets/contract/values/dates.ts'
import { type FactName, factsFor } from '../../widgets/contract/enquiry-facts.ts'
import { followEnquiry } from '../../widgets/contract/follow-endpoints.ts'
import type { FollowedEnquiry, NamedEnquiry } from '../../widgets/contract/followed-enquiry.ts'
import { lengthExplained } from '../../widgets/messages/en/wizard-length.ts'
import { brand } from '../brand.ts'
import { EmailLink } from '../layout/email-link.tsx'
import { PhoneLink } from '../layout/phone-link.tsx'
import { Sentence } from '../layout/sentence.tsx'
import * as says from '../messages/en/account.ts'
import * as follow from '../messages/en/follow-enquiry.ts'
import * as sent from '../messages/en/sent.ts'
import { ChangeEnquiry } from './change-enquiry.tsx'
import { EnquiryHistory } from './enquiry-history.tsx'
import { Status } from './status.tsx'
import { Stops } from './stops.tsx'
import { useFresh } from './use-fresh.ts'
import styles from './enquiry-detail.module.css'

interface EnquiryDetailProps {
  loaded: Result<FollowedEnquiry>
  named: NamedEnquiry
  /** Shown if the history can't be loaded. */
  known?: Omit<FollowedEnquiry, 'events'>
  /** Above the heading, such as a link back to the list. */
  children?: ReactNode
}

/** An enquiry with its status, next steps, history and forms. Refreshes itself. */
export function EnquiryDetail({ loaded, named, known, children }: EnquiryDetailProps) {
  const [{ answer }, keep] = useFresh(loaded, followEnquiry, { input: named })
  const enquiry = answer ?? (known && { ...known, events: [] })
  if (!enquiry) return null
  const { reference, date, destination, status, destinations = [], events } = enquiry
  return (
    <article className={styles.enquiry}>
      {children}
      <p className={styles.reference}>
        {says.enquiryTitle(reference)}
        <Status status={status} />
      </p>
      <h1 tabIndex={-1}>{destination || says.yourTrip}</h1>
      {date && (
        <p className="lead-paragraph">
          <Sentence text={says.received} date={<time dateTime={date}>{showDate(date)}</time>} />
        </p>
      )}
      <Next enquiry={enquiry} />
      {events.length > 0 && <EnquiryHistory events={events} />}
      <section className={styles.trip} aria-labelledby="trip">
        <h2 id="trip">{follow.trip}</h2>
        {destinations.length > 0 && <Stops stops={destinations} />}
        <dl className={styles.facts}>
          {factsFor('own', enquiry)
            .filter(({ value }) => value)
            .map(({ name, label, value, part }) => (
              <div key={name}>
                <dt>{LABELS[name] ?? label}</dt>
                <dd {...(part !== 'trip' && WRITTEN)}>
                  {(name === 'meal_plan' && says.meals[enquiry.meal_plan!]) || value}
                </dd>
              </div>
            ))}
        </dl>
        {enquiry.to_date && <p>{lengthExplained(destinations.length)}</p>}
      </section>
      {answer && <ChangeEnquiry named={named} status={status} keep={keep} />}
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

/** A new field is labelled as at the desk until every language has a label. */
const LABELS: Partial<Record<FactName, string>> = says.facts

/** The traveller's own words, in an unknown language. */
const WRITTEN = { lang: '', dir: 'auto' } as const

/** By status; nothing for a status of another provider. */
const NEXT: Record<string, (planner?: string, plan?: string) => string[]> = {
  New: () => [sent.call(brand.callsWithin), sent.nothingBooked],
  'In progress': (planner, plan) => [
    plan ? follow.planned : follow.planning(planner),
    sent.nothingBooked,
  ],
  Completed: () => [follow.completed],
  Canceled: () => [follow.canceled],
}

function Next({ enquiry: { status, planner, plan } }: { enquiry: FollowedEnquiry }) {
  const lines = NEXT[status]?.(planner, plan)
  if (!lines) return null
  return (
    <section className={styles.next} aria-labelledby="next">
      <h2 id="next">{follow.next}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {plan && (
        <p>
          <a className="strong-button" href={plan} rel="external">
            {follow.seePlan}
          </a>
        </p>
      )}
      {planner && (status === 'New' || status === 'Completed') && (
        <p>
          <Sentence text={follow.planner} name={<strong>{planner}</strong>} />
        </p>
      )}
    </section>
  )
}

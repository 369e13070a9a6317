import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { $session } from '../../widgets/stores/session.ts'
import { brand } from '../brand.ts'
import { Fallback } from '../layout/fallback.tsx'
import { pathOf } from '../routing/router.ts'
import { Sentence } from '../layout/sentence.tsx'
import * as says from '../messages/sent.ts'
import styles from './planner.module.css'
import { $sentTrip, putAway, type SentTrip } from './sent-trip.ts'

export function Planner() {
  const sent = useStore($sentTrip)
  if (sent) return <Sent {...sent} />
  return (
    <trip-enquiry privacy={pathOf('privacy')}>
      <Fallback>{says.byPhoneOrEmail}</Fallback>
    </trip-enquiry>
  )
}

/** The pressed button goes away, so focus moves to the form (WCAG 2.4.3). */
function planAnother() {
  flushSync(putAway)
  // The first field exists only after the element has rendered.
  setTimeout(() => document.querySelector('trip-enquiry')?.focus())
}

function Sent({ reference, trip, isNew }: SentTrip) {
  const title = useRef<HTMLHeadingElement>(null)
  const session = useStore($session)
  useEffect(() => {
    // After the page's own focus on arrival.
    if (isNew) queueMicrotask(() => title.current?.focus())
  }, [isNew])
  return (
    <section className={styles.sent} aria-label={says.yourEnquiry} data-confirmation>
      <h2 ref={title} tabIndex={-1}>
        {says.enquiry}
      </h2>
      <p className={styles.trip}>{trip}</p>
      {reference && (
        <p className={styles.reference}>
          <Sentence text={says.reference} reference={<strong>{reference}</strong>} />
        </p>
      )}
      <h3>{says.next}</h3>
      <ol>
        <li>{says.call(brand.callsWithin)}</li>
        <li>{says.copy}</li>
        <li>{says.nothingBooked}</li>
      </ol>
      <div className={styles.ways}>
        {session && (
          <a className="quiet-button" href={pathOf('myEnquiries')}>
            {says.seeEnquiries}
          </a>
        )}
        <button type="button" className="quiet-button" onClick={planAnother}>
          {says.planAnother}
        </button>
      </div>
    </section>
  )
}

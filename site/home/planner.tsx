import { useStore } from '@nanostores/react'
import { flushSync } from 'react-dom'
import { $session } from '../../widgets/stores/session.ts'
import { brand } from '../brand.ts'
import { Fallback } from '../layout/fallback.tsx'
import { pathOf } from '../routing/router.ts'
import * as says from '../messages/en/sent.ts'
import { Confirmation } from './confirmation.tsx'
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
  const session = useStore($session)
  return (
    <Confirmation
      className={styles.sent}
      label={says.yourEnquiry}
      title={says.enquiry}
      what={trip}
      reference={reference}
      next={[says.call(brand.callsWithin), says.copy, says.nothingBooked]}
      isNew={isNew}
    >
      {session && (
        <a className="quiet-button" href={pathOf('myEnquiries')}>
          {says.seeEnquiries}
        </a>
      )}
      <button type="button" className="quiet-button" onClick={planAnother}>
        {says.planAnother}
      </button>
    </Confirmation>
  )
}

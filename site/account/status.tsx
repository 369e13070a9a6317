import styles from './status.module.css'

/** How a trip, a payment or a review stands, in the provider's word. */
export function Status({ status }: { status: string }) {
  return <span className={`${styles.status} ${LOOKS[status] ?? ''}`}>{status}</span>
}

/** One that is not known yet looks like one that is under way. */
const LOOKS: Record<string, string | undefined> = {
  Completed: styles.completed,
  Published: styles.completed,
  Declined: styles.canceled,
  Canceled: styles.canceled,
}

import styles from './status.module.css'

export function Status({ status }: { status: string }) {
  return <span className={`${styles.status} ${LOOKS[status] ?? ''}`}>{status}</span>
}

/** Unknown states look like pending ones. */
const LOOKS: Record<string, string | undefined> = {
  Completed: styles.completed,
  Published: styles.completed,
  Declined: styles.canceled,
  Canceled: styles.canceled,
}

import * as account from '../messages/en/account.ts'
import styles from './status.module.css'

interface StatusProps {
  /** Code of the API. */
  status: string
  said?: string | undefined
}

export function Status({ status, said = statusSaid(status) }: StatusProps) {
  return <span className={`${styles.status} ${LOOKS[status] ?? ''}`}>{said}</span>
}

const STATUSES: Record<string, string | undefined> = account.statuses

/** A status of enquiries and payments; an unknown one as it is. */
export const statusSaid = (status: string) => STATUSES[status] ?? status

/** Unknown states look like pending ones. */
const LOOKS: Record<string, string | undefined> = {
  Completed: styles.completed,
  published: styles.completed,
  declined: styles.canceled,
  Canceled: styles.canceled,
}

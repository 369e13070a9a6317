import { showDate } from '../../widgets/contract/values/dates.ts'
import type { FollowedEvent } from '../../widgets/contract/followed-enquiry.ts'
import * as says from '../messages/en/follow-enquiry.ts'
import { statusSaid } from './status.tsx'
import styles from './enquiry-history.module.css'

/** What happened to an enquiry, latest first. Screen readers announce what is added. */
export function EnquiryHistory({ events }: { events: readonly FollowedEvent[] }) {
  return (
    <section aria-labelledby="history">
      <h2 id="history">{says.history}</h2>
      <ol className={styles.events} aria-live="polite" aria-relevant="additions">
        {events
          .map((event, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- Events are only ever added.
            <Event key={index} {...event} />
          ))
          .toReversed()}
      </ol>
    </section>
  )
}

/** Kinds with the words of one side. */
const QUOTED = new Set(['reply', 'asked', 'plan-asked', 'plan-declined'])

function Event(event: FollowedEvent) {
  const { kind, date, time, text } = event
  const isQuoted = QUOTED.has(kind) && text
  return (
    <li>
      <strong>{titleOf(event)}</strong>
      <time dateTime={`${date} ${time}`}>
        {showDate(date)}, {time}
      </time>
      {isQuoted && <blockquote dir="auto">{text}</blockquote>}
      {kind === 'changed' && text && <span>{text}</span>}
    </li>
  )
}

function titleOf({ kind, by = '', text = '' }: FollowedEvent): string {
  if (kind === 'received') return says.received
  if (kind === 'reply') return says.replied(by)
  if (kind === 'asked') return says.youAsked
  if (kind === 'changed') return says.youChanged
  if (kind === 'planned') return says.sentPlan(by)
  const answered = says.answered[kind]
  if (answered) return answered
  return by || text !== 'Canceled' ? says.status(statusSaid(text)) : says.youCanceled
}

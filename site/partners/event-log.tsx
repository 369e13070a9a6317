import * as says from '../messages/en/partners.ts'
import styles from './partners.module.css'

export interface Logged {
  key: number
  name: string
  time: Date
  detail: unknown
}

/** Newest first. */
export function EventLog({ events }: { events: readonly Logged[] }) {
  return (
    <section className={styles.log} aria-labelledby="events">
      <h3 id="events">{says.events}</h3>
      {events.length === 0 && <p>{says.noEvents}</p>}
      <ol {...(events.length > 0 && { tabIndex: 0, 'aria-labelledby': 'events' })}>
        {events.map(({ key, name, time, detail }) => (
          <li key={key} lang="en" dir="ltr">
            <time dateTime={time.toISOString()}>{time.toLocaleTimeString('en-GB')}</time>{' '}
            <b>{name}</b> <code>{JSON.stringify(withoutValues(detail))}</code>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A payload is what a person typed, so only the names of its fields are shown. */
function withoutValues(detail: unknown): unknown {
  const { payload, ...rest } = Object(detail) as Record<string, unknown>
  if (payload === undefined) return detail ?? {}
  return {
    ...rest,
    payload: Object.fromEntries(Object.keys(Object(payload)).map((key) => [key, '…'])),
  }
}

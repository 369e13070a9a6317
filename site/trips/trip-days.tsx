import { idOfStop } from './tourist-trip.ts'
import { daysAt, labelOf, type Trip } from './trip.ts'
import * as says from '../messages/en/trips.ts'
import styles from './trip-days.module.css'

interface TripDaysProps {
  trip: Trip
  days: readonly string[]
}

export function TripDays({ trip, days }: TripDaysProps) {
  const counts = daysAt(trip)
  const firstDay = (stop: number) => counts.slice(0, stop).reduce((sum, count) => sum + count, 0)
  return (
    <section className={styles.days} aria-labelledby="days">
      <h2 id="days">{says.days}</h2>
      <ol>
        {trip.stops.map((stop, index) => {
          const first = firstDay(index)
          return (
            <li key={first} id={idOfStop(index)}>
              <h3>
                {labelOf(stop)} <small>{says.nights(stop.nights)}</small>
              </h3>
              <dl>
                {days.slice(first, first + counts[index]!).map((text, day) => (
                  <div key={text}>
                    <dt>{says.day(first + day + 1)}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

import { stopSaid } from '../messages/en-seasons.ts'
import { useStore } from '../screen/use-store.ts'
import type { Provider } from '../stores/provider.ts'
import { bestMonths, closedNotes, stopDates } from '../stores/forms/wizard/season-notes.ts'
import type { Row } from '../stores/forms/wizard/trip.ts'
import { seasons } from '../stores/places.ts'
import css from './season-notes.css?inline'

export { css }

export interface ClosedNotesProps {
  provider: Provider
  from_date: string
  stops: readonly Row[]
}

export function ClosedNotes({ provider, from_date, stops }: ClosedNotesProps) {
  const dates = stopDates(from_date, stops)
  return stops.map(({ key, city }, index) =>
    city ? (
      <StopClosed
        key={`${key} ${city}`}
        provider={provider}
        city={city}
        dates={dates[index]}
        stop={stops.length > 1 ? stopSaid(index + 1) : ''}
      />
    ) : null,
  )
}

export interface StopProps {
  provider: Provider
  /** Uuid. */
  city: string
}

interface StopClosedProps extends StopProps {
  dates: ReturnType<typeof stopDates>[number]
  /** Prefix of a note; '' for none. */
  stop: string
}

function StopClosed({ provider, city, dates, stop }: StopClosedProps) {
  const { list } = useStore(seasons(provider, city).$list)
  return closedNotes(list, dates).map((note) => (
    <p key={note} className="season">
      {stop}
      {note}
    </p>
  ))
}

export function BestMonths({ provider, city }: StopProps) {
  const best = bestMonths(useStore(seasons(provider, city).$list).list)
  return best ? <p className="hint">{best}</p> : null
}

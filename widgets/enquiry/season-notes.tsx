import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { seasons as english } from '../messages/en/seasons.ts'
import type { Say } from '../messages/say.ts'
import { useStore } from '../screen/use-store.ts'
import type { Provider } from '../stores/provider.ts'
import {
  flexibleMonths,
  isFlexible,
  toggleFlexible,
} from '../stores/forms/wizard/flexible-months.ts'
import {
  bestMonths,
  closedNotes,
  stayNote,
  stopDates,
} from '../stores/forms/wizard/season-notes.ts'
import { travelNote } from '../stores/forms/wizard/travel-note.ts'
import type { Row } from '../stores/forms/wizard/trip.ts'
import { minimumStart } from '../stores/forms/wizard/wizard-rules.ts'
import type { WizardStore } from '../stores/forms/wizard/wizard.ts'
import { cities } from '../stores/places.ts'
import { seasons } from '../stores/seasons.ts'
import css from './season-notes.css?inline'

export { css }

export interface TripProps {
  provider: Provider
  store: WizardStore
}

/** In ms. Long enough that the live region skips keystrokes, short enough to count as their result (layout shift). */
const PAUSE = 400

/** The value after a pause. */
function useSettled<Value>(value: Value): Value {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(value), PAUSE)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/** Seasons of each row, empty for rows without a city. */
function useSeasons(provider: Provider, rows: readonly Row[]) {
  const [, render] = useState({})
  const lists = rows.map(({ city }) => (city ? seasons(provider, city).$list : undefined))
  useLayoutEffect(() => {
    const stops = lists.map((list) => list?.listen(() => render({})))
    return () => stops.forEach((stop) => stop?.())
  }, [provider, rows.map(({ city }) => city).join('|')])
  return lists.map((list) => list?.get().list ?? [])
}

/** Closures, short stays and travel between the stops. */
export function TripNotes({ provider, store }: TripProps) {
  const words = store.form.say(english)
  const { from_date, destinations } = useSettled(useStore(store.form.$form))
  const known = useSeasons(provider, destinations)
  const { list } = useStore(cities(provider).$list)
  const dates = stopDates(from_date, destinations)
  const stops = destinations.map(({ city, no_days }, index) => {
    const { name = '', country } = list.find(({ value }) => value === city) ?? {}
    return { city, no_days, name, country, seasons: known[index] ?? [] }
  })
  const closed = stops.flatMap(({ seasons }, index) =>
    closedNotes(seasons, dates[index], words).map(
      (note) => (stops.length > 1 ? words.stop(index + 1) : '') + note,
    ),
  )
  const hints = stops.flatMap((stop, index) => {
    const { name, seasons, no_days } = stop
    const after = stops[index + 1]
    if (!name) return []
    return [
      stayNote(name, seasons, no_days, words),
      after?.name ? travelNote(stop, after, words) : '',
    ]
  })
  return (
    <>
      {[...new Set(closed)].map((note) => (
        <p key={note} className="season">
          {note}
        </p>
      ))}
      {[...new Set(hints)].filter(Boolean).map((hint) => (
        <p key={hint} className="hint">
          {hint}
        </p>
      ))}
    </>
  )
}

/**
 * True once the visitor uses the section: buttons that appear before would move what follows, and a field that is passed
 * by Tab alone would scroll under a page's header.
 */
function useBegun(place: RefObject<HTMLElement | null>): boolean {
  const [begun, begin] = useState(false)
  useLayoutEffect(() => {
    const section = place.current?.closest('fieldset')
    const gone = new AbortController()
    const start = () => begin(true)
    if (section?.matches(':focus-within')) start()
    for (const sign of ['input', 'pointerdown'])
      section?.addEventListener(sign, start, { signal: gone.signal })
    return () => gone.abort()
  }, [place])
  return begun
}

/** Toggle buttons that propose a start in a good month. */
export function FlexibleMonths({ provider, store }: TripProps) {
  const words = store.form.say(english)
  const { from_date, flexible, destinations } = useStore(store.form.$form)
  const place = useRef<HTMLElement>(null)
  const begun = useBegun(place)
  const settled = useSettled(destinations)
  const months = flexibleMonths(minimumStart(), settled, useSeasons(provider, settled), words)
  if (!begun || months.length === 0) return <span ref={place} hidden />
  return (
    <div className="months" role="group" aria-label={words.flexible}>
      {months.map((month) => (
        <button
          key={month.said}
          type="button"
          className="month"
          part="button"
          aria-pressed={isFlexible(flexible, from_date, month)}
          onClick={() => toggleFlexible(store, month)}
        >
          {words.flexibleIn(Number(month.from_date.slice(5, 7)), '')}
        </button>
      ))}
    </div>
  )
}

export interface StopProps {
  provider: Provider
  /** Uuid, '' before a choice. */
  city: string
  say: Say
}

export const BestMonths = (props: StopProps) =>
  props.city && <CityMonths key={props.city} {...props} />

function CityMonths({ provider, city, say }: StopProps) {
  const best = bestMonths(useStore(seasons(provider, city).$list).list, say(english))
  return best && <p className="hint">{best}</p>
}

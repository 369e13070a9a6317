import { oneLine } from './one-line.ts'
import type { TripInWords } from './trip-in-words.ts'

/** A name and a value; what has no value is left out. */
export type Fact = [name: string, value: string | number | null | undefined]

/** A stop of a trip, and how long one stays there and where. */
export interface StopTold {
  place: string
  stay: string
}

/** A piece of a letter. Every text in it is plain: whoever wrote it, it is shown and means nothing. */
export type Part =
  | { kind: 'title' | 'heading' | 'say' | 'lines' | 'aside' | 'quote' | 'code'; text: string }
  | { kind: 'trip'; trip: TripInWords; stops: StopTold[]; facts: Fact[]; note?: string | undefined }
  | { kind: 'facts'; facts: Fact[] }
  | { kind: 'steps'; steps: string[] }
  | { kind: 'link'; label: string; address: string }

/** What a mail says, once for both its forms. */
export interface Letter {
  subject: string
  parts: Part[]
  /** The desk's address, which every mail names. */
  desk: string
}

/** The facts of a list that have a value, as they are shown. */
export function factsTold(facts: Fact[]): [name: string, value: string][] {
  const told: [string, string][] = []
  for (const [name, value] of facts) {
    if (value !== undefined && value !== null && value !== '')
      told.push([name, oneLine(String(value))])
  }
  return told
}

import type { Messages } from '../messages/messages.ts'
import { oneLine } from './one-line.ts'
import type { TripInWords } from './trip-in-words.ts'

/** A label and a value; empty values are left out. */
export type Fact = [name: string, value: string | number | null | undefined]

export interface StopTold {
  place: string
  stay: string
}

/** A part of a letter. All texts are plain and get escaped. */
export type Part =
  | { kind: 'title' | 'heading' | 'say' | 'lines' | 'aside' | 'quote' | 'code'; text: string }
  | { kind: 'trip'; trip: TripInWords; stops: StopTold[]; facts: Fact[]; note?: string | undefined }
  | { kind: 'facts'; facts: Fact[] }
  | { kind: 'steps'; steps: string[] }
  | { kind: 'link'; label: string; address: string }

export interface Letter {
  subject: string
  parts: Part[]
  desk: string
  /** The language of the parts. */
  says: Messages
}

export function factsTold(facts: Fact[]): [name: string, value: string][] {
  const told: [string, string][] = []
  for (const [name, value] of facts) {
    if (value !== undefined && value !== null && value !== '')
      told.push([name, oneLine(String(value))])
  }
  return told
}

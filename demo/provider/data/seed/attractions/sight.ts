import type { Time } from '../../../../art/scenes/palette.ts'
import type { scenes } from '../../../../art/scenes/scenes.ts'

/** An attraction as it is written down. */
export interface Sight {
  name: string
  /** 'Country/State/City', as among the places. */
  city: string
  /** What a picture shows; the first is the one that counts. */
  scenes: Scene[]
  /** When the first of them is seen: clear water by day, ghats at dawn, dunes at dusk. */
  hour: Time
  /** Besides the group and region it stands under. */
  category: string[]
  activities: string[]
  description: string
  /** Numbers from 1 to 12, in the order of the season. */
  best_months: number[]
  /** '' where one can go on every day of the year. */
  closed: string
  /** Days of the year on which it is closed, MM-DD; `part` where the rest of it stays open. */
  closures?: { from: string; to: string; part: boolean }[]
  time_needed: string
  /** The nearest that has flights to speak of, and the way there by road. */
  airport: string
  /** The nearest that trains from afar stop at; '' where none is of use. */
  station: string
  latitude: number
  longitude: number
}

/** The drawn landscapes. */
export type Scene = keyof typeof scenes

/** Attractions by region. */
export type Regions = Record<string, Sight[]>

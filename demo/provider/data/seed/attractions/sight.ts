import type { Time } from '../../../../art/scenes/palette.ts'
import type { scenes } from '../../../../art/scenes/scenes.ts'

export interface Sight {
  name: string
  /** 'Country/State/City', as in the places. */
  city: string
  /** Scenes of the pictures; the first is the main one. Without any, the region's picture is shown. */
  scenes?: Scene[]
  /** Time of day of the first picture, by default `day`: clear water by day, ghats at dawn, dunes at dusk. */
  hour?: Time
  /** In addition to its group and region. */
  category: string[]
  activities: string[]
  description: string
  /** From 1 to 12, in the order of the season. */
  best_months: number[]
  /** '' if open all year. */
  closed: string
  /** Closed days as MM-DD. `part` means that the rest stays open. */
  closures?: { from: string; to: string; part: boolean }[]
  time_needed: string
  /** The nearest with regular flights, and the way there by road. */
  airport: string
  /** The nearest for long-distance trains; '' if none is useful. */
  station: string
  latitude: number
  longitude: number
}

export type Scene = keyof typeof scenes

export type Regions = Record<string, Sight[]>

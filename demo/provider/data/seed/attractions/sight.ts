import type { Time } from '../../../../art/scenes/palette.ts'
import type { scenes } from '../../../../art/scenes/scenes.ts'

export interface Sight {
  name: string
  /** 'Country/State/City', as in the places. */
  city: string
  /**
   * At least two, each of another subject: first the place itself in a scene of its own, then what it is known for.
   * Without any, the region's picture is shown.
   */
  pictures?: [first: Picture, second: Picture, ...more: Picture[]]
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

/** A scene and its time of day, as in 'river-lamps-dusk'. */
export type Picture = `${keyof typeof scenes}-${Time}`

export type Regions = Record<string, Sight[]>

import type { scenes } from '../../../../art/scenes/scenes.ts'

/** An attraction as it is written down. */
export interface Sight {
  name: string
  /** 'Country/State/City', as among the places. */
  city: string
  /** What a picture shows; the first is the one that counts. */
  scenes: Scene[]
  /** Besides the group and region it stands under. */
  category: string[]
  activities: string[]
  description: string
}

/** The drawn landscapes. */
export type Scene = keyof typeof scenes

/** Attractions by region. */
export type Regions = Record<string, Sight[]>

import { inks } from './inks.ts'

export type Time = 'dawn' | 'day' | 'dusk'

export const TIMES: readonly Time[] = ['dawn', 'day', 'dusk']

/** Inks by role at a time of day. */
export interface Palette {
  sky: string
  /** Rings of light round the sun, from the outermost inwards. */
  rings: readonly string[]
  sun: string
  cloud: string
  /** Ridges and woods, from the horizon to the viewer's feet. */
  far: string
  middle: string
  near: string
  front: string
  /** Sunlit green. */
  leaf: string
  water: string
  shine: string
  snow: string
  snowShade: string
  sand: string
  sandShade: string
  stone: string
  stoneShade: string
  gold: string
  goldShade: string
  wall: string
  wallShade: string
  roof: string
  /** Windows and lamps. */
  lamp: string
  hide: string
  hideShade: string
  /** Silhouettes. */
  dark: string
}

const dawn: Palette = {
  sky: inks.peach,
  rings: [inks.sand, inks.paper],
  sun: inks.tiger,
  cloud: inks.paper,
  far: inks.rose,
  middle: inks.mauve,
  near: inks.sal,
  front: inks.jungle,
  leaf: inks.fern,
  water: inks.haze,
  shine: inks.paper,
  snow: inks.paper,
  snowShade: inks.rose,
  sand: inks.marigold,
  sandShade: inks.amber,
  stone: inks.amber,
  stoneShade: inks.rust,
  gold: inks.marigold,
  goldShade: inks.amber,
  wall: inks.paper,
  wallShade: inks.sand,
  roof: inks.rust,
  lamp: inks.plum,
  hide: inks.pewter,
  hideShade: inks.slate,
  dark: inks.plum,
}

const day: Palette = {
  sky: inks.mist,
  rings: [inks.paper],
  sun: inks.marigold,
  cloud: inks.paper,
  far: inks.reed,
  middle: inks.lagoon,
  near: inks.fern,
  front: inks.jungle,
  leaf: inks.leaf,
  water: inks.lagoon,
  shine: inks.mist,
  snow: inks.paper,
  snowShade: inks.reed,
  sand: inks.peach,
  sandShade: inks.marigold,
  stone: inks.marigold,
  stoneShade: inks.amber,
  gold: inks.marigold,
  goldShade: inks.amber,
  wall: inks.paper,
  wallShade: inks.sand,
  roof: inks.tiger,
  lamp: inks.sal,
  hide: inks.pewter,
  hideShade: inks.slate,
  dark: inks.ink,
}

const dusk: Palette = {
  sky: inks.dusk,
  rings: [inks.plum, inks.ember, inks.tiger],
  sun: inks.marigold,
  cloud: inks.plum,
  far: inks.plum,
  middle: inks.midnight,
  near: inks.sal,
  front: inks.night,
  leaf: inks.fern,
  water: inks.dusk,
  shine: inks.amber,
  snow: inks.peach,
  snowShade: inks.mauve,
  sand: inks.rust,
  sandShade: inks.plum,
  stone: inks.rose,
  stoneShade: inks.mauve,
  gold: inks.marigold,
  goldShade: inks.amber,
  wall: inks.peach,
  wallShade: inks.rose,
  roof: inks.tiger,
  lamp: inks.marigold,
  hide: inks.slate,
  hideShade: inks.shale,
  dark: inks.night,
}

export const palettes: Record<Time, Palette> = { dawn, day, dusk }

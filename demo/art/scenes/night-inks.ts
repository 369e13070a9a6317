import { inks } from './inks.ts'
import { type Palette, palettes, type Time } from './palette.ts'

/** Moonlit night, the dark version of day. */
const moonlight: Palette = {
  sky: '#1f2849',
  rings: ['#323e66'],
  sun: inks.sand,
  cloud: '#39436b',
  far: '#3a4569',
  middle: '#294357',
  near: '#1d3d39',
  front: inks.night,
  leaf: '#2f5a4b',
  water: '#25395c',
  shine: '#8098b8',
  snow: '#94a6c2',
  snowShade: '#4d5d83',
  sand: '#887a83',
  sandShade: '#5c526b',
  stone: '#987568',
  stoneShade: '#5c4757',
  gold: '#cb9439',
  goldShade: '#8f5d33',
  wall: '#aeb0c2',
  wallShade: '#777c9a',
  roof: '#a2462b',
  lamp: inks.marigold,
  hide: '#5b5a6b',
  hideShade: '#46415f',
  dark: '#0b1417',
}

/** Moonrise, the dark version of dawn. */
const moonrise: Palette = {
  sky: '#1d4046',
  rings: ['#30544f', '#6b6446'],
  sun: '#dda347',
  cloud: '#375a59',
  far: '#3a5a60',
  middle: '#2e4757',
  near: '#1d3d35',
  front: inks.night,
  leaf: '#35604a',
  water: '#2a4f58',
  shine: '#c49a5a',
  snow: '#ab9f90',
  snowShade: '#656770',
  sand: '#9c6d41',
  sandShade: '#6c4632',
  stone: '#8a5a3d',
  stoneShade: '#5a352b',
  gold: '#cb9439',
  goldShade: '#8f5d33',
  wall: '#c2b196',
  wallShade: '#87806f',
  roof: '#8f3d20',
  lamp: inks.marigold,
  hide: '#5b5a6b',
  hideShade: '#46415f',
  dark: '#0b1417',
}

/** Last light, the dark version of dusk. */
const lastLight: Palette = {
  ...palettes.dusk,
  sky: '#322850',
  rings: ['#52304f', '#7c3538', '#ad4720'],
  sun: '#d9982f',
  snow: '#bd9a74',
  sand: '#8f3a16',
  stone: '#ab7c6b',
  wall: '#c4a27a',
  wallShade: '#a1755f',
}

export interface Night {
  palette: Palette
  own: Record<string, string>
}

/** Night inks by hour: the palette's by role, and replacements for those that scenes chose for their own dusk. */
export const afterDark: Record<Time, Night> = {
  dawn: {
    palette: moonrise,
    own: {
      [inks.midnight]: '#15303a',
      [inks.dusk]: '#1d4046',
      [inks.plum]: '#2e4a52',
      [inks.ember]: '#4d5548',
      [inks.shale]: '#38525a',
      [inks.mauve]: '#5c7072',
      [inks.rose]: '#a58d74',
      [inks.peach]: '#cdb68e',
    },
  },
  day: {
    palette: moonlight,
    own: {
      [inks.midnight]: '#161f3d',
      [inks.dusk]: '#1f2849',
      [inks.plum]: '#2d3762',
      [inks.ember]: '#3f3f6b',
      [inks.shale]: '#3a4569',
      [inks.mauve]: '#5d698d',
      [inks.rose]: '#8a8fa8',
      [inks.peach]: '#b3b7c4',
    },
  },
  dusk: {
    palette: lastLight,
    own: { [inks.rose]: '#ab7c6b', [inks.peach]: '#c4a27a' },
  },
}

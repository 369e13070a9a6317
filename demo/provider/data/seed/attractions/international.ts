import { middleEast } from './international/middle-east.ts'
import { southEastAsia } from './international/south-east-asia.ts'
import { europe } from './international/europe.ts'
import { offbeat } from './international/offbeat.ts'
import type { Regions } from './sight.ts'

export const international: Regions = {
  'Middle East': middleEast,
  'South East Asia': southEastAsia,
  Europe: europe,
  Offbeat: offbeat,
}

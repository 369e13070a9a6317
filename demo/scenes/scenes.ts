import { salForest } from './sal-forest.ts'
import { hillsElephant } from './hills-elephant.ts'
import { grassRhino } from './grass-rhino.ts'
import { forestTiger } from './forest-tiger.ts'
import { alps } from './alps.ts'
import { backwater } from './backwater.ts'
import { dunesFort } from './dunes-fort.ts'
import { lakeMountains } from './lake-mountains.ts'
import type { Landscape } from './landscape.ts'
import { limestoneBay } from './limestone-bay.ts'
import { pyramids } from './pyramids.ts'
import { skylineDesert } from './skyline-desert.ts'
import { teaHills } from './tea-hills.ts'

/** Every landscape by the name that addresses use. */
export const scenes = {
  alps,
  backwater,
  'dunes-fort': dunesFort,
  'forest-tiger': forestTiger,
  'grass-rhino': grassRhino,
  'hills-elephant': hillsElephant,
  'sal-forest': salForest,
  'lake-mountains': lakeMountains,
  'limestone-bay': limestoneBay,
  pyramids,
  'skyline-desert': skylineDesert,
  'tea-hills': teaHills,
} satisfies Record<string, Landscape>

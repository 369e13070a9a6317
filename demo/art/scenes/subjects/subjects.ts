import { blueLane } from './blue-lane.ts'
import { cafeTable } from './cafe-table.ts'
import { camelPortrait } from './camel-portrait.ts'
import { catSteps } from './cat-steps.ts'
import { coconut } from './coconut.ts'
import { farBank } from './far-bank.ts'
import { fortGate } from './fort-gate.ts'
import { greyLangurs } from './grey-langurs.ts'
import { hornbill } from './hornbill.ts'
import { kathakali } from './kathakali.ts'
import { kingfisher } from './kingfisher.ts'
import { leafMeal } from './leaf-meal.ts'
import { marbleInlay } from './marble-inlay.ts'
import { noodleBowl } from './noodle-bowl.ts'
import { orchids } from './orchids.ts'
import { parakeets } from './parakeets.ts'
import { peacock } from './peacock.ts'
import { prayerWheels } from './prayer-wheels.ts'
import { puffins } from './puffins.ts'
import { puppets } from './puppets.ts'
import { reef } from './reef.ts'
import { riverLamps } from './river-lamps.ts'
import { samovar } from './samovar.ts'
import { sphinx } from './sphinx.ts'
import { spiceSacks } from './spice-sacks.ts'
import { steamedMomos } from './steamed-momos.ts'
import { stoneFrieze } from './stone-frieze.ts'
import { teaSprig } from './tea-sprig.ts'
import { tombRelief } from './tomb-relief.ts'
import { zebras } from './zebras.ts'

/** Pictures of animals, crafts, food and views that several places share, by the name in their address. */
export const subjects = {
  'blue-lane': blueLane,
  'cafe-table': cafeTable,
  'camel-portrait': camelPortrait,
  'cat-steps': catSteps,
  coconut,
  'far-bank': farBank,
  'fort-gate': fortGate,
  'grey-langurs': greyLangurs,
  hornbill,
  kathakali,
  kingfisher,
  'leaf-meal': leafMeal,
  'marble-inlay': marbleInlay,
  'noodle-bowl': noodleBowl,
  orchids,
  parakeets,
  peacock,
  'prayer-wheels': prayerWheels,
  puffins,
  puppets,
  reef,
  'river-lamps': riverLamps,
  samovar,
  sphinx,
  'spice-sacks': spiceSacks,
  'steamed-momos': steamedMomos,
  'stone-frieze': stoneFrieze,
  'tea-sprig': teaSprig,
  'tomb-relief': tombRelief,
  zebras,
}

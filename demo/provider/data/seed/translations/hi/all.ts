import type { Translation } from '../translation.ts'
import { domestic } from './domestic.ts'
import { distance, facts, stops } from './facts.ts'
import { india } from './india.ts'
import { international } from './international.ts'
import { safaris } from './safaris.ts'
import { terms } from './terms.ts'
import { world } from './world.ts'

export const translation: Translation = {
  places: { ...india, ...world },
  terms,
  stops,
  facts,
  distance,
  sights: { ...safaris, ...domestic, ...international },
}

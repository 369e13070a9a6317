import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { FRAMES } from '../places/map-frames.ts'
import { mapOf } from './maps.ts'

for (const frame of FRAMES) {
  writeFileSync(resolve(import.meta.dirname, `../places/maps/${frame.name}.svg`), mapOf(frame))
}

import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { FRAMES } from '../browse/maps/map-frames.ts'
import { mapOf } from './maps.ts'

for (const frame of FRAMES) {
  writeFileSync(
    resolve(import.meta.dirname, `../browse/maps/coasts/${frame.name}.svg`),
    mapOf(frame),
  )
}

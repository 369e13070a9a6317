import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { FRAMES, pointOn } from '../browse/maps/map-frames.ts'
import { mapOf, projectionOf } from './maps.ts'

test.each(FRAMES)('has the map of $name as the generator draws it', (frame) => {
  const written = resolve(import.meta.dirname, `../browse/maps/coasts/${frame.name}.svg`)
  expect(readFileSync(written, 'utf8')).toBe(mapOf(frame))
})

test.each(FRAMES)('projects spots of $name to the positions of the pins', (frame) => {
  for (const [longitude, latitude] of [
    [frame.west + frame.span / 4, frame.middle + 2],
    [frame.west + frame.span / 2, frame.middle - 3],
  ] as const) {
    const [x, y] = projectionOf(frame)([longitude, latitude])!
    const [ownX, ownY] = pointOn(frame, { longitude, latitude })
    expect(x).toBeCloseTo(ownX, 6)
    expect(y).toBeCloseTo(ownY, 6)
  }
})

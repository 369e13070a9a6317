import { expect, test } from 'vitest'
import { cities, waters } from './map-cities.ts'

const found = import.meta.glob<{ names: object }>(
  ['../../messages/*/map-names.ts', '!../../messages/en/*'],
  { eager: true },
)

test.each(Object.entries(found))(
  '%s has the names of all cities and seas, and no others',
  (_, { names }) => {
    const english = new Set([...cities, ...waters].map(({ name }) => name))
    expect(new Set(Object.keys(names))).toEqual(english)
  },
)

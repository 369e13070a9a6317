import { expect, test } from 'vitest'
import { isRelease, newestFirst, versionOf } from './version.ts'

test('sorts versions by number, and a release before its pre-releases', () => {
  const sorted = ['1.10.0', '1.9.3', '1.9.0', '1.9.0-rc.10', '1.9.0-rc.2', '0.12.0', '0.3.0']
  expect(sorted.toReversed().toSorted(newestFirst)).toEqual(sorted)
  expect(sorted.toSorted(newestFirst)).toEqual(sorted)
})

test.each(['1.0', '01.0.0', '1.0.0-', '1.0.0+7', 'v1.0.0', '1.0.0/..', '..', '1.0.0-a/b', ''])(
  'refuses %j as a version',
  (text) => {
    expect(versionOf(text)).toBeUndefined()
    expect(isRelease(text)).toBe(false)
  },
)

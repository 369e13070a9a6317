import { properties } from './tags.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { validOf } from './valid-css.ts'

afterEach(() => vi.unstubAllGlobals())

test('checks each custom property by one that CSS knows', () => {
  const supports = vi.fn((_: string, value: string) => value !== 'banana')
  vi.stubGlobal('CSS', { supports })
  const chosen = Object.fromEntries(properties.map(({ name }) => [name, 'inherit']))
  expect(validOf(properties, { ...chosen, '--trip-radius': 'banana' })).toEqual(
    Object.fromEntries(Object.entries(chosen).filter(([name]) => name !== '--trip-radius')),
  )
  expect(supports).toHaveBeenCalledTimes(properties.length)
  const asked = supports.mock.calls.map(([name]) => name)
  expect(asked.filter((name) => name.startsWith('--'))).toEqual([])
})

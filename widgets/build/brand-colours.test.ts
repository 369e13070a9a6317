// @vitest-environment node
import { expect, test } from 'vitest'
import { colours } from '../../site/brand.ts'
import { read, repositoryFiles } from '../repository.ts'
import { withBrandColours } from './brand-colours.ts'

test('fills in colours, with an opacity, and refuses unknown names', () => {
  expect(withBrandColours('a { color: brand(tiger); fill: brand(ink 50%) }')).toBe(
    `a { color: ${colours.tiger}; fill: ${colours.ink}80 }`,
  )
  expect(() => withBrandColours('brand(tigre)')).toThrow('brand(tigre)')
})

test('only site/brand.ts spells a colour of the brand', () => {
  const spelled = RegExp(Object.values(colours).join('|'), 'i')
  const files = repositoryFiles().filter(
    (path) =>
      /^(?:site|widgets|demo)\/.*\.(?:tsx?|css|html|svg)$/.test(path) &&
      // The second is written by `npm run manifest` with the colours of the first.
      !['site/brand.ts', 'widgets/anatomy.svg'].includes(path),
  )
  expect(files.length).toBeGreaterThan(900)
  expect(files.filter((path) => spelled.test(read(path).text))).toEqual([])
})

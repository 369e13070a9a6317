import { expect, test } from 'vitest'
import { anatomy } from './anatomy.ts'
import { elementsOf, manifest } from './manifest.ts'

test('shows every part and custom property', () => {
  const picture = anatomy(manifest())
  for (const { tagName, cssParts = [], cssProperties = [] } of elementsOf(manifest())) {
    const [, drawn = ''] = picture.split(`&lt;${tagName}&gt;`)
    const words = drawn.split('class="tag"')[0]!.match(/[\w-]+/g)
    expect(words).toEqual(expect.arrayContaining(cssParts.map(({ name }) => name)))
    for (const { name } of cssProperties) expect(picture).toContain(`>${name}</text>`)
  }
})

test('fails on a part that it does not show', () => {
  const described = manifest()
  elementsOf(described)[0]!.cssParts!.push({ name: 'tail' })
  expect(() => anatomy(described)).toThrow('parts of trip-attraction-card differ in tail')
})

test('fails on a custom property that no longer exists', () => {
  const described = manifest()
  elementsOf(described)[0]!.cssProperties!.pop()
  expect(() => anatomy(described)).toThrow('custom properties differ in --trip-heading-weight')
})

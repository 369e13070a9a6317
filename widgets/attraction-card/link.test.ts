import { expect, test } from 'vitest'
import { linkTo } from './link.ts'

const base = 'https://blog.example/posts/'

test('inserts the percent-encoded id for every placeholder', () => {
  expect(linkTo('/attraction-details/{id}?from={id}', 'a/b&$&', base)).toBe(
    '/attraction-details/a%2Fb%26%24%26?from=a%2Fb%26%24%26',
  )
  expect(linkTo('https://other.example/{id}', 'taj', base)).toBe('https://other.example/taj')
  expect(linkTo('details', 'taj', base)).toBe('details')
})

test('accepts a relative address in any scheme', () => {
  expect(linkTo('{id}.html', 'taj', 'capacitor://app/')).toBe('taj.html')
})

test.each(['', 'java\nscript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', 'https://'])(
  'returns no link for %j',
  (href) => {
    expect(linkTo(href, 'taj', base)).toBeUndefined()
  },
)

test('never reads a scheme from an id', () => {
  expect(linkTo('{id}', 'javascript:alert(1)', base)).toBe('javascript%3Aalert(1)')
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Waiting } from './waiting.tsx'

const drawn = (route: 'attraction' | 'testimonials') =>
  renderToStaticMarkup(<Waiting route={route} />)

test('shows the skeleton on the ground of its page', () => {
  expect(drawn('attraction')).toContain('green-ground')
  expect(drawn('testimonials')).not.toContain('green-ground')
  expect(drawn('testimonials')).toMatch(/<h1[^>]*>Loading<\/h1>/)
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Skeleton } from './skeleton.tsx'

const drawn = (route: 'attraction' | 'testimonials') =>
  renderToStaticMarkup(<Skeleton route={route} />)

test('shows the skeleton on the ground of its page', () => {
  expect(drawn('attraction')).toContain('green-ground')
  expect(drawn('testimonials')).not.toContain('green-ground')
  expect(drawn('testimonials')).toMatch(/<h1[^>]*>Loading<\/h1>/)
})

import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { halfStars, Stars } from './stars.tsx'

test.each([
  [0, 0],
  [0.24, 0],
  [0.25, 0.5],
  [4.4, 4.5],
  [4.74, 4.5],
  [4.75, 5],
  [9, 5],
])('shows an average of %f as %f stars', (average, stars) => {
  expect(halfStars(average)).toBe(stars)
})

test('fills as much of its row as it says', async () => {
  const place = document.createElement('p')
  createRoot(place).render(<Stars average={3.6} says={(stars) => `${stars} of 5`} />)
  await new Promise((drawn) => setTimeout(drawn))
  expect(place.querySelector('[role=img]')!.getAttribute('aria-label')).toBe('3.5 of 5')
  expect(place.querySelector('svg svg')!.getAttribute('width')).toBe('84')
})

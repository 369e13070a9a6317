import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { Stars } from './stars.tsx'

test('fills the stars up to the rating', async () => {
  const place = document.createElement('p')
  createRoot(place).render(<Stars average={3.6} says={(stars) => `${stars} of 5`} />)
  await new Promise((drawn) => setTimeout(drawn))
  expect(place.querySelector('[role=img]')!.getAttribute('aria-label')).toBe('3.5 of 5')
  expect(place.querySelector('svg svg')!.getAttribute('width')).toBe('84')
})

test('renders nothing without a rating', async () => {
  const place = document.createElement('p')
  createRoot(place).render(<Stars average={-1} says={String} />)
  await new Promise((drawn) => setTimeout(drawn))
  expect(place.childElementCount).toBe(0)
})

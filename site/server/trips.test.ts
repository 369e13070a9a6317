// @vitest-environment node
import { expect, test } from 'vitest'
import { ask } from './ask-for-test.ts'

test('lists trips with their example prices', async () => {
  const { status, text } = await ask('/trips')
  expect(status).toBe(200)
  expect(text).toContain('href="/trips/golden-triangle"')
  expect(text).toContain('Example price: from ₹38,000 per person')
})

test('describes a trip even if its attractions fail to load', async () => {
  const { status, text } = await ask('/trips/golden-triangle')
  expect(status).toBe(200)
  expect(text).toContain('>Day 6</dt>')
  expect(text).toContain('href="/enquiry?trip=golden-triangle"')
  expect(text).toContain('"@type":"TouristTrip"')
})

test('fills the wizard with the stops of a trip', async () => {
  const { text } = await ask('/enquiry?trip=golden-triangle&destination=Puri')
  expect(text).toContain('destination="New Delhi|Agra|Jaipur"')
  expect(text).toContain('days="2|1|3"')
  expect(text).toContain('sight="The Golden Triangle (trip idea)"')
})

test('responds 404 for an unknown trip', async () => {
  const { status, text } = await ask('/trips/nowhere')
  expect(status).toBe(404)
  expect(text).toContain('href="/trips"')
})

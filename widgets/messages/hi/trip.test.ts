import { expect, test } from 'vitest'
import type { Enquiry } from '../../contract/enquiries.ts'
import { trip } from './trip.ts'

const cities = ['Kochi', 'Munnar', 'Thekkady'].map((name) => ({ uuid: name, name }))
const simple: Enquiry = {
  destinations: [{ city: 'Kochi', no_days: 5 }],
  number_of_adults: 2,
  phone_number: '9876543210',
  email: 'asha@mail.example',
}
const stops = (...names: string[]) => names.map((city) => ({ city, no_days: 2 }))

test.each<[string, Partial<Enquiry>]>([
  ['Kochi: 5 दिन, 2 लोग', {}],
  ['Kochi: 5 दिन, 1 व्यक्ति', { number_of_adults: 1 }],
  [
    'Kochi, Munnar और Thekkady: 6 दिन, 1 वयस्क और 5 साल से छोटा 1 बच्चा',
    {
      destinations: stops('Kochi', 'Munnar', 'Thekkady'),
      number_of_adults: 1,
      number_of_kids: 1,
    },
  ],
  [
    'Kochi: 5 दिन, 05/12/2026 से 10/12/2026 तक, 2 वयस्क। लौटने की तारीख आपके आखिरी दिन का अगला दिन है।',
    { number_of_kids: 0, from_date: '2026-12-05', to_date: '2026-12-10' },
  ],
  ['आपकी ट्रिप: 2 दिन, 2 लोग', { destinations: stops('nowhere') }],
])('says %j', (said, changes) => {
  expect(trip.said({ ...simple, ...changes }, cities)).toBe(said)
})

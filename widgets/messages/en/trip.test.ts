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
  ['Kochi: 5 days, for 2 people', {}],
  [
    'Kochi: 1 day, for 1 person',
    { destinations: [{ city: 'Kochi', no_days: 1 }], number_of_adults: 1 },
  ],
  [
    'Kochi and Munnar: 4 days from 05/12/2026, for 2 adults',
    { destinations: stops('Kochi', 'Munnar'), number_of_kids: 0, from_date: '2026-12-05' },
  ],
  [
    'Kochi, Munnar and Thekkady: 8 days, for 1 adult and 1 child below 5',
    {
      destinations: stops('Kochi', 'Munnar', 'Thekkady', 'Kochi'),
      number_of_adults: 1,
      number_of_kids: 1,
    },
  ],
  [
    'Kochi: 5 days from 05/12/2026 to 10/12/2026, for 2 adults. The To date is the day after your last day.',
    { number_of_kids: 0, from_date: '2026-12-05', to_date: '2026-12-10' },
  ],
  ['Your trip: 2 days, for 2 people', { destinations: stops('nowhere') }],
])('says %j', (said, changes) => {
  expect(trip.said({ ...simple, ...changes }, cities)).toBe(said)
})

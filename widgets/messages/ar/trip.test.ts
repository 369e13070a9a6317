import { expect, test } from 'vitest'
import type { Enquiry } from '../../contract/enquiries.ts'
import { trip } from './trip.ts'

const cities = ['كوتشي', 'مونار'].map((name) => ({ uuid: name, name }))
const simple: Enquiry = {
  destinations: [{ city: 'كوتشي', no_days: 5 }],
  number_of_adults: 2,
  phone_number: '9876543210',
  email: 'asha@mail.example',
}

test.each<[string, Partial<Enquiry>]>([
  ['كوتشي: 5 أيام، شخصان', {}],
  [
    'كوتشي ومونار: 4 أيام من 05/12/2026، 3 بالغين وطفل واحد دون 5 سنوات',
    {
      destinations: cities.map(({ uuid }) => ({ city: uuid, no_days: 2 })),
      number_of_adults: 3,
      number_of_kids: 1,
      from_date: '2026-12-05',
    },
  ],
  ['رحلتك: يوم واحد، شخصان', { destinations: [{ city: 'nowhere', no_days: 1 }] }],
])('says %j', (said, changes) => {
  const text = trip.said({ ...simple, ...changes }, cities)
  expect(text.replaceAll(/[\u2068\u2069]/g, '')).toBe(said)
})

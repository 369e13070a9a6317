import { expect, test } from 'vitest'
import { ENGLISH } from '../messages/messages.ts'
import { tripInWords } from './trip-in-words.ts'

/** A trip with stops such as 'Kochi, Kerala, India', days, and optional nights. */
function words(
  stops: [label: string, days: number, nights?: number][],
  changes: object = {},
): string {
  const enquiry = {
    destinations: stops.map(([, no_days, no_nights]) => ({ city: '', no_days, no_nights })),
    number_of_adults: 2,
    phone_number: '9876543210',
    email: 'asha@mail.example',
    ...changes,
  }
  const places = stops.map(([label]) => {
    const [name = '', state = '', country = ''] = label.split(', ')
    return { city: '', label, name, state, country }
  })
  const { what, how } = tripInWords({ enquiry, stops: places }, ENGLISH)
  return [what, how].filter(Boolean).join(': ')
}

test.each([
  [
    'Six days in Kerala for two: Kochi, 2 nights, then Munnar, 1 night; from 05/12/2026',
    [
      ['Kochi, Kerala, India', 4, 2],
      ['Munnar, Kerala, India', 2, 1],
    ],
    { from_date: '2026-12-05' },
  ],
  ['One day in Agra for one', [['Agra, Uttar Pradesh, India', 1]], { number_of_adults: 1 }],
  [
    'Three days in Jaipur for 40: from 05/12/2026',
    [['Jaipur, Rajasthan, India', 3, 2]],
    { number_of_adults: 40, from_date: '2026-12-05' },
  ],
  [
    'Five days in India for two adults and one child: Jaipur, 2 nights, then Agra, 2 days',
    [
      ['Jaipur, Rajasthan, India', 3, 2],
      ['Agra, Uttar Pradesh, India', 2],
    ],
    { number_of_kids: 1 },
  ],
  [
    'Three days in Egypt and the United Arab Emirates for one adult and three children: Cairo, 1 day, then Dubai, 1 night',
    [
      ['Cairo, Greater Cairo, Egypt', 1, 0],
      ['Dubai, Dubai, United Arab Emirates', 2, 1],
    ],
    { number_of_adults: 1, number_of_kids: 3 },
  ],
  [
    'Two days in the Andaman and Nicobar Islands for two: Havelock Island, 1 day, then Port Blair, 1 day',
    [
      ['Havelock Island, Andaman and Nicobar Islands, India', 1],
      ['Port Blair, Andaman and Nicobar Islands, India', 1],
    ],
    {},
  ],
] as [string, [string, number, number?][], object][])('%s', (said, stops, changes) => {
  expect(words(stops, changes)).toBe(said)
})

test('names four stops, and counts the rest', () => {
  const stops = ['Italy', 'France', 'Spain', 'Egypt', 'Japan', 'India'].map(
    (country, index): [string, number, number] => [
      `City ${index}, State ${index}, ${country}`,
      2,
      1,
    ],
  )
  expect(words(stops)).toBe(
    'Twelve days in six countries for two: City 0, 1 night, then City 1, 1 night, then City 2, 1 night, then City 3, 1 night, and two more stops',
  )
})

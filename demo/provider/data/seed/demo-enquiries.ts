import type { Enquiry } from '../../../../widgets/contract/enquiries.ts'
import type { UserProfile } from '../../../../widgets/contract/users.ts'
import { addDays } from '../../../../widgets/contract/values/add-days.ts'
import type { Queries } from '../engine/database.ts'
import type { Status } from '../enquiries/desk-enquiries.ts'
import { fixedUuid } from './fixed-uuid.ts'

type Stop = [place: string, days: number, hotel: string]

interface Sent extends Pick<Enquiry, 'meal_plan' | 'coupon_code' | 'any_special_request'> {
  reference: string
  received: string
  status: Status
  from: string
  to: string
  people: [adults: number, kids: number]
  stops: Stop[]
}

const SENT: Sent[] = [
  {
    reference: 'TJ-4KMV-8RQD',
    received: '2026-11-09',
    status: 'New',
    from: '2026-12-19',
    to: '2026-12-26',
    people: [2, 1],
    stops: [
      ['India/Madhya Pradesh/Bandhavgarh', 3, '4 Star'],
      ['India/Madhya Pradesh/Kanha', 4, '4 Star, 3 Star'],
    ],
    meal_plan: 'VEG',
    any_special_request: 'A cot for our daughter, and the first safari in the morning, please.',
  },
  {
    reference: 'TJ-H7XC-2WPB',
    received: '2026-08-14',
    status: 'Completed',
    from: '2026-10-02',
    to: '2026-10-08',
    people: [2, 1],
    stops: [
      ['India/Rajasthan/Jaipur', 2, '5 Star'],
      ['India/Rajasthan/Ranthambore', 4, '4 Star'],
    ],
    meal_plan: 'BOTH',
    coupon_code: 'MONSOON26',
  },
  {
    reference: 'TJ-9GLN-5TYA',
    received: '2026-06-30',
    status: 'Completed',
    from: '2026-08-20',
    to: '2026-08-27',
    people: [4, 0],
    stops: [
      ['India/Kerala/Kochi', 2, '4 Star'],
      ['India/Kerala/Munnar', 3, '3 Star'],
      ['India/Kerala/Alappuzha', 2, '4 Star'],
    ],
    meal_plan: 'NON VEG',
  },
  {
    reference: 'TJ-U3ZE-6FJS',
    received: '2026-04-17',
    status: 'Canceled',
    from: '2026-06-10',
    to: '2026-06-19',
    people: [2, 0],
    stops: [
      ['India/Ladakh/Leh', 4, '3 Star'],
      ['India/Ladakh/Nubra Valley', 3, '3 Star'],
      ['India/Ladakh/Pangong', 2, '3 Star'],
    ],
    meal_plan: 'BOTH',
    any_special_request: 'Two slow days at the start, for the height.',
  },
  {
    reference: 'TJ-B8QW-7DHM',
    received: '2025-12-02',
    status: 'Completed',
    from: '2026-01-16',
    to: '2026-01-20',
    people: [3, 2],
    stops: [['India/Madhya Pradesh/Kanha', 4, '5 Star, 4 Star']],
    meal_plan: 'VEG',
  },
]

export async function seedDemoEnquiries(
  { query }: Queries,
  { email, first_name, last_name, mobile_number }: UserProfile,
): Promise<void> {
  const person = { email, first_name, last_name, phone_number: mobile_number }
  const enquiries = SENT.map(({ received, from, to, people, ...facts }) => {
    const [number_of_adults, number_of_kids] = people
    const dates = { received_at: `${received}T09:30:00Z`, from_date: from, to_date: to }
    const uuid = idOf(facts.reference)
    const due_at = facts.status === 'New' ? `${addDays(received, 1)}T09:30:00Z` : undefined
    return Object.assign({ uuid, due_at, number_of_adults, number_of_kids }, facts, dates, person)
  })
  await query(
    `insert into enquiries (uuid, reference, fingerprint, received_at, due_at, reminded_at, status,
       number_of_adults, number_of_kids, meal_plan, coupon_code, from_date, to_date, any_special_request, first_name,
       last_name, phone_number, email)
     select uuid, reference, 'seed', received_at, due_at, due_at, status, number_of_adults,
       number_of_kids, meal_plan, coupon_code, from_date, to_date, any_special_request, first_name, last_name,
       phone_number, email
     from jsonb_to_recordset($1::jsonb) as seed (uuid uuid, reference text,
       received_at timestamptz, due_at timestamptz, status text, number_of_adults integer,
       number_of_kids integer, meal_plan text, coupon_code text, from_date date, to_date date, any_special_request text,
       first_name text, last_name text, phone_number text, email text)
     on conflict do nothing`,
    [JSON.stringify(enquiries)],
  )
  await query(
    `insert into destinations
       (enquiry, position, city, no_days, no_nights, accommodation_preference, sequence)
     select enquiry, position, city, no_days, no_days - 1, hotel, position + 1
     from jsonb_to_recordset($1::jsonb) as seed (enquiry uuid, position integer, city uuid,
       no_days integer, hotel text)
     on conflict do nothing`,
    [JSON.stringify(SENT.flatMap(stopsOf))],
  )
}

const idOf = (reference: string) => fixedUuid(`enquiry:${reference}`)

function stopsOf({ reference, stops }: Sent) {
  return stops.map(([place, no_days, hotel], position) => {
    return { enquiry: idOf(reference), position, city: fixedUuid(`city:${place}`), no_days, hotel }
  })
}

import { addDays } from '../../../../widgets/contract/add-days.ts'
import { utcDate } from '../../../../widgets/contract/dates.ts'
import type { Queries } from '../database.ts'
import { attractions } from './attractions.ts'
import { fixedUuid } from './fixed-uuid.ts'
import { type Picker, pickerOf } from './picker.ts'
import { ADVICE, DETAILS, FIRST_NAMES, LAST_NAMES, OPENINGS } from './review-sentences.ts'

/** Out of 24 reviews: 12 of five stars, 7 of four, 3 of three, one each of two and one. */
const RATINGS = [...'555555555555444444433321'].map(Number)

const DAY = 86_400_000
const LATEST = Date.parse('2026-10-31T12:00:00Z')

/** Reviews for the demo: invented people, who say what one might say there. */
export const reviews = attractions.flatMap(({ id, activities }) => {
  const { whole } = pickerOf(`reviews:${id}`)
  const count = 3 + whole(8)
  return Array.from({ length: count }, (_, index) => reviewOf(id, activities, index))
})

/** Adds the reviews that are not there yet. */
export async function seedReviews({ query }: Queries): Promise<void> {
  await query(
    `insert into reviews (uuid, attraction, rating, feedback, first_name, last_name, email,
       mobile_number, date_of_visit, images, fingerprint, received_at)
     select uuid, attraction, rating, feedback, first_name, last_name, email, '9000000000',
       date_of_visit, '[]', 'seed', received_at
     from jsonb_to_recordset($1::jsonb) as seed (uuid uuid, attraction text, rating integer,
       feedback text, first_name text, last_name text, email text, date_of_visit date,
       received_at timestamptz)
     on conflict do nothing`,
    [JSON.stringify(reviews)],
  )
}

function reviewOf(attraction: string, activities: string[], index: number) {
  const name = `review:${attraction}/${index}`
  const picker = pickerOf(name)
  const rating = picker.one(RATINGS)
  const first_name = picker.one(FIRST_NAMES)
  const last_name = picker.one(LAST_NAMES)
  const received = LATEST - picker.whole(900) * DAY - picker.whole(DAY)
  const date_of_visit = addDays(utcDate(new Date(received)), -1 - picker.whole(40))
  return {
    uuid: fixedUuid(name),
    attraction,
    rating,
    feedback: feedbackOf(rating, activities, picker),
    first_name,
    last_name,
    email: `${first_name}.${last_name}@mail.example`.toLowerCase(),
    date_of_visit,
    received_at: new Date(received).toISOString(),
  }
}

function feedbackOf(rating: number, activities: string[], { one }: Picker): string {
  const mood = rating > 3 ? 'glad' : rating === 3 ? 'mixed' : 'sorry'
  const activity = one(activities)
  // A noun in the middle of a sentence has an article; at its start or end it stands alone.
  const detail = one(DETAILS[mood]).replace('%s', `the ${lowered(activity)}`)
  const said = detail.replace(/^%/, activity).replace('%', lowered(activity))
  return [one(OPENINGS[rating] ?? []), said, one(ADVICE)].filter(Boolean).join(' ')
}

/** 'Jeep safari' is 'jeep safari', 'Tharu village visit' stays. */
function lowered(activity: string): string {
  return /^(Nile|Petra|Tharu)/.test(activity)
    ? activity
    : activity.charAt(0).toLowerCase() + activity.slice(1)
}

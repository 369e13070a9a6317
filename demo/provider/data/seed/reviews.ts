import { addDays } from '../../../../widgets/contract/values/add-days.ts'
import type { Queries } from '../engine/database.ts'
import { attractions } from './attractions.ts'
import { fixedUuid } from './fixed-uuid.ts'
import { pickerOf } from './picker.ts'
import { egypt } from './reviews/egypt.ts'
import { europe } from './reviews/europe.ts'
import { himalayas } from './reviews/himalayas.ts'
import { kerala } from './reviews/kerala.ts'
import { northEastIndia } from './reviews/north-east-india.ts'
import { northernPlains } from './reviews/northern-plains.ts'
import { offbeat } from './reviews/offbeat.ts'
import { rajasthan } from './reviews/rajasthan.ts'
import { safarisCentralIndia } from './reviews/safaris-central-india.ts'
import { safarisNorthEastIndia } from './reviews/safaris-north-east-india.ts'
import { safarisNorthIndia } from './reviews/safaris-north-india.ts'
import { safarisSouthIndia } from './reviews/safaris-south-india.ts'
import { southEastAsia } from './reviews/south-east-asia.ts'
import { southIndia } from './reviews/south-india.ts'
import { westAsia } from './reviews/west-asia.ts'
import type { Written, WrittenReview } from './reviews/written.ts'

export const written: Written = {
  ...safarisCentralIndia,
  ...safarisNorthIndia,
  ...safarisSouthIndia,
  ...safarisNorthEastIndia,
  ...rajasthan,
  ...northernPlains,
  ...himalayas,
  ...northEastIndia,
  ...southIndia,
  ...kerala,
  ...egypt,
  ...westAsia,
  ...southEastAsia,
  ...europe,
  ...offbeat,
}

/** Invented reviews for the demo, as database rows. */
export const reviews = attractions.flatMap(({ id, image }) =>
  (written[id] ?? []).map((review) => rowOf(id, image, review)),
)

/** Replaces the reviews of older versions. Visitors' reviews stay. */
export async function seedReviews({ query }: Queries): Promise<void> {
  const rows = JSON.stringify(reviews)
  await query(
    `delete from reviews where fingerprint = 'seed' and uuid not in
       (select uuid from jsonb_to_recordset($1::jsonb) as seed (uuid uuid))`,
    [rows],
  )
  await query(
    `insert into reviews (uuid, attraction, rating, feedback, first_name, last_name, email,
       mobile_number, date_of_visit, images, fingerprint, received_at)
     select uuid, attraction, rating, feedback, first_name, last_name, email, '9000000000',
       date_of_visit, images, 'seed', received_at
     from jsonb_to_recordset($1::jsonb) as seed (uuid uuid, attraction text, rating integer,
       feedback text, first_name text, last_name text, email text, date_of_visit date,
       images jsonb, received_at timestamptz)
     on conflict do nothing`,
    [rows],
  )
}

/** The id depends on the whole content, so a changed text becomes a new review. */
function rowOf(attraction: string, pictures: string[], review: WrittenReview) {
  const [who, rating, date_of_visit, feedback, count = 0] = review
  const [first_name = '', ...names] = who.split(' ')
  const { whole } = pickerOf(`review:${attraction}/${who}`)
  const row = {
    attraction,
    rating,
    feedback,
    first_name,
    last_name: names.join(' '),
    email: `${who.toLowerCase().replaceAll(' ', '.')}@mail.example`,
    date_of_visit,
    images: [...pictures, ...pictures].splice(whole(pictures.length), count),
    received_at: `${addDays(date_of_visit, 1 + whole(12))}T${10 + whole(12)}:00:00Z`,
  }
  return { uuid: fixedUuid(`review:${JSON.stringify(row)}`), ...row }
}

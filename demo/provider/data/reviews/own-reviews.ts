import type { OwnReview } from '../../../../widgets/contract/own-reviews.ts'
import { companyDate } from '../../settings/company-time.ts'
import { nameIn, textLanguage } from '../attractions/translated.ts'
import type { Queries } from '../engine/database.ts'

type Row = Omit<OwnReview, 'date'> & { received_at: Date }

/**
 * Reviews and testimonials of an address, published or not, newest first. Only declined ones include the
 * reason, which is the one emailed to the author. Attractions have their names in a language.
 */
export async function reviewsBy(
  { query }: Queries,
  email: string,
  language?: string,
): Promise<OwnReview[]> {
  const name = nameIn('attractions', textLanguage(language))
  const rows = await query<{ [Field in keyof Row]: Row[Field] | null } & { received_at: Date }>(
    `select id, kind, attraction, attraction_name, rating, received_at, feedback, language,
       case state when 'approved' then 'published' else state end as state,
       case when state = 'declined' then reason end as reason
     from (
       select reviews.uuid as id, 'review' as kind, attraction, ${name} as attraction_name, rating,
         received_at, feedback, language, state,
         (select text from desk_log where review = reviews.uuid and deed = 'declined'
          order by id desc limit 1) as reason
       from reviews join attractions on attractions.id = attraction where lower(email) = lower($1)
       union all
       select uuid, 'testimonial', null, null, null, received_at, description, language, state,
         (select text from desk_log where testimonial = testimonials.uuid and deed = 'declined'
          order by id desc limit 1)
       from testimonials where lower(email) = lower($1)
     ) as own
     order by received_at desc, id limit 500`,
    [email],
  )
  return rows.map(({ received_at, ...row }) => {
    const known = Object.entries(row).filter(([, value]) => value !== null)
    return Object.fromEntries([...known, ['date', companyDate(received_at)]]) as OwnReview
  })
}

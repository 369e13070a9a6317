import type { Queries } from '../data/engine/database.ts'
import { type Mail, addMails } from '../data/mails/mails.ts'
import type { Submitted } from '../data/reviews/moderation.ts'
import { messagesIn, pathIn } from '../messages/messages.ts'
import type { Settings } from '../settings/settings.ts'
import { answerIn } from './answer-in.ts'
import { deskAddress } from './desk-address.ts'
import { travellerGreeting } from './greeting.ts'
import { mailOf } from './letter-mail.ts'

const WHAT = { reviews: 'review', testimonials: 'testimonial' }

export type Held = Pick<
  Submitted,
  | 'table'
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'language'
  | 'feedback'
  | 'rating'
  | 'attraction_name'
>

/** Email to the desk about a submission that waits for moderation; `link` opens it there. */
function heldMail(held: Held, desk: string, link: string | undefined): Mail {
  const { table, first_name, last_name, email, language, feedback, rating, attraction_name } = held
  const spoken = answerIn(language)
  const what = WHAT[table]
  return {
    kind: 'held',
    recipient: desk,
    about: email,
    ...mailOf({
      subject: `To moderate: a ${what}${attraction_name ? ` of ${attraction_name}` : ''}`,
      desk,
      parts: [
        { kind: 'say', text: `There is a new ${what}. It stays hidden until you publish it.` },
        {
          kind: 'facts',
          facts: [
            ['Name', `${first_name} ${last_name}`],
            ['Email', email],
            ['Attraction', attraction_name],
            ['Rating', rating && `${rating} of 5`],
          ],
        },
        { kind: 'quote', text: feedback },
        spoken !== undefined && { kind: 'say', text: `${spoken}.` },
        link !== undefined && { kind: 'link', label: `Open the ${what}`, address: link },
      ],
    }),
  }
}

/** Stores {@link heldMail} with a signed link to the submission. */
export async function tellDesk(
  queries: Queries,
  settings: Settings,
  requestOrigin: string,
  held: Held,
  id: string,
): Promise<void> {
  const path = `/desk/moderation/${held.table}/${id}`
  const link = await deskAddress(queries, settings, requestOrigin, path)
  const mail = heldMail(held, settings.enquiryEmail, link)
  await addMails(queries, [mail], settings.now(), settings.demo)
}

const pageOf = ({ attraction }: Submitted) =>
  attraction === null ? '/testimonials' : `/reviews/${encodeURIComponent(attraction)}`

/** Email to the author after publication; `origin` is the site's, if known. */
export function publishedMail(
  submitted: Submitted,
  desk: string,
  origin: string | undefined,
): Mail {
  const { table, first_name, email, attraction_name: place, language } = submitted
  const says = messagesIn(language)
  const { published, visible, see } = says.moderation[table]
  return {
    kind: 'published',
    recipient: email,
    about: email,
    replyTo: desk,
    ...mailOf({
      subject: published(place ?? ''),
      desk,
      says,
      parts: [
        { kind: 'say', text: travellerGreeting(says, first_name) },
        { kind: 'say', text: visible(place ?? '') },
        origin !== undefined && {
          kind: 'link',
          label: see,
          address: origin + pathIn(says, pageOf(submitted)),
        },
        { kind: 'aside', text: says.moderation.remove },
      ],
    }),
  }
}

/** Email to the author with the reason against publication. */
export function decidedMail(
  { table, first_name, email, attraction_name: place, language }: Submitted,
  reason: string,
  desk: string,
): Mail {
  const says = messagesIn(language)
  const { subject, declined } = says.moderation[table]
  return {
    kind: 'declined',
    recipient: email,
    about: email,
    replyTo: desk,
    ...mailOf({
      subject: subject(place ?? ''),
      desk,
      says,
      parts: [
        { kind: 'say', text: travellerGreeting(says, first_name) },
        { kind: 'say', text: declined(place ?? '') },
        { kind: 'lines', text: reason },
        { kind: 'say', text: says.moderation.another },
      ],
    }),
  }
}

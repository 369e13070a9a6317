import { latestToday } from '../../../widgets/contract/values/dates.ts'
import { latinDigits } from '../../../widgets/contract/values/digits.ts'
import { createReview, reviewsOf } from '../../../widgets/contract/endpoints.ts'
import { MAX_PHOTOS, MAX_PHOTO_SIZE } from '../../../widgets/contract/values/photos.ts'
import type { NewReview } from '../../../widgets/contract/reviews.ts'
import type { Routes, UnreadForm } from '../calls/calls.ts'
import { heldAnswer } from '../calls/challenge.ts'
import { attractionOf } from '../data/attractions/attractions.ts'
import { shareMailbox } from '../data/people/mailbox-lock.ts'
import { reviewPage, storeReview } from '../data/reviews/reviews.ts'
import type { SentForm } from '../media/multipart.ts'
import { tellDesk } from '../mail/submitted.ts'
import { photoFaults, photosInOrder } from '../media/photo-files.ts'
import { photoPaths, redrawPhotos } from '../media/redraw-photos.ts'
import { wrongFields } from '../errors/refused.ts'
import { type Faults, checked, formFingerprint, textsOf } from '../media/sent-form.ts'
import { takeUpload } from '../calls/take-upload.ts'

const LIMITS = { files: MAX_PHOTOS + 1, fileSize: MAX_PHOTO_SIZE }

export function reviewRoutes(routes: Routes, wakeMail: () => void): void {
  const { answer, receive, database, settings } = routes

  answer(reviewsOf, async ({ input, mediaUrl, showsOnly }) => {
    showsOnly({ ids: [input.attraction] })
    const page = await reviewPage(database, input)
    for (const review of page.data) review.images = review.images.map(mediaUrl)
    return page
  })

  async function check(form: SentForm, { schema }: UnreadForm<NewReview>) {
    const { texts, faults } = textsOf(form)
    const fields = { ...texts, rating: wholeNumber(texts['rating']) }
    const input = checked(schema, fields, { ...faults, ...(await photoFaults(form)) })
    const wrong: Faults = {}
    if (input.date_of_visit > latestToday(settings.now())) wrong['date_of_visit'] = 'range'
    if (!(await attractionOf(database, input.attraction))) wrong['attraction'] = 'invalid'
    if (Object.keys(wrong).length > 0) throw wrongFields(wrong)
    return { input, fingerprint: formFingerprint(input, form.files) }
  }

  receive(createReview, async (call) => {
    const stored = await takeUpload(routes, call, {
      table: 'reviews',
      limits: LIMITS,
      check: async (form) => check(form, call.input),
      sent: ({ email, first_name, last_name, feedback: text }) => ({
        email,
        names: [first_name, last_name],
        text,
      }),
      prepare: (form, folder) => redrawPhotos(photosInOrder(form), folder),
      insert: async (queries, review, intent, files, suspicion) => {
        await shareMailbox(queries, review.email)
        const images = photoPaths(files)
        const { moderation } = settings
        const stored = await storeReview(queries, review, intent, images, moderation, suspicion)
        if (stored?.held && !stored.again && !suspicion) {
          const about = await attractionOf(queries, review.attraction)
          const held = {
            ...review,
            table: 'reviews',
            language: intent.language ?? null,
            attraction_name: about?.name ?? null,
          } as const
          await tellDesk(queries, settings, call.origin, held, stored.id)
        }
        return stored
      },
    })
    if (stored.held) wakeMail()
    return heldAnswer(routes, 'reviews', stored, settings.moderation)
  })
}

/** A number in a form; text that is no number is out of range. */
function wholeNumber(text: string | undefined): number | undefined {
  if (text === undefined || text.trim() === '') return undefined
  const digits = latinDigits(text)
  return /^\s*\d{1,9}\s*$/.test(digits) ? Number(digits) : -1
}

import { join } from 'node:path'
import { latestToday } from '../../../widgets/contract/dates.ts'
import { createReview, reviewsOf } from '../../../widgets/contract/endpoints.ts'
import { MAX_PHOTOS, MAX_PHOTO_SIZE } from '../../../widgets/contract/photos.ts'
import type { NewReview } from '../../../widgets/contract/reviews.ts'
import type { Routes, UnreadForm } from '../calls/calls.ts'
import { attractionOf } from '../data/attractions.ts'
import { shareMailbox } from '../data/mailbox-lock.ts'
import type { ReadyFile } from '../data/pending-media.ts'
import { reviewPage, storeReview } from '../data/reviews.ts'
import { newMediaName } from '../media/media.ts'
import { redraw } from '../media/photos.ts'
import type { SentForm } from '../media/multipart.ts'
import { tellDesk } from '../mail/submitted.ts'
import { photoFaults, photosInOrder } from '../media/photo-files.ts'
import { wrongFields } from '../errors/refused.ts'
import { type Faults, checked, formFingerprint, textsOf } from '../media/sent-form.ts'
import { takeUpload } from '../calls/take-upload.ts'

const LIMITS = { files: MAX_PHOTOS + 1, fileSize: MAX_PHOTO_SIZE }

export function reviewRoutes(routes: Routes, wakeMail: () => void): void {
  const { answer, receive, database, settings } = routes

  answer(reviewsOf, async ({ input, mediaUrl }) => {
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
      check: (form) => check(form, call.input),
      prepare: redrawAll,
      insert: async (queries, review, intent, files) => {
        await shareMailbox(queries, review.email)
        const photos = files.filter(({ name }) => !name.endsWith('-small.webp'))
        const images = photos.map(({ name }) => `/media/${name}`)
        const stored = await storeReview(queries, review, intent, images, settings.moderation)
        if (stored?.held && !stored.again) {
          const about = await attractionOf(queries, review.attraction)
          const held = {
            ...review,
            table: 'reviews',
            attraction_name: about?.name ?? null,
          } as const
          await tellDesk(queries, settings, call.origin, held, stored.id)
        }
        return stored
      },
    })
    if (stored.held) wakeMail()
    return stored
  })
}

/** Makes two files per photo: itself and its thumbnail. */
async function redrawAll(form: SentForm, folder: string): Promise<ReadyFile[]> {
  const faults: Faults = {}
  const drawn = await Promise.all(
    photosInOrder(form).map(async ({ field, path }) => {
      const name = newMediaName()
      const fault = await redraw(path, join(folder, name))
      if (fault) faults[field] = fault
      return [`${name}.webp`, `${name}-small.webp`]
    }),
  )
  if (Object.keys(faults).length > 0) throw wrongFields(faults)
  return drawn.flat().map((name) => ({ name: `photos/${name}`, path: join(folder, name) }))
}

/** A number in a form; text that is no number is out of range. */
function wholeNumber(text: string | undefined): number | undefined {
  if (text === undefined || text.trim() === '') return undefined
  return /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : -1
}

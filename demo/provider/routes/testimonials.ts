import { createTestimonial, testimonials } from '../../../widgets/contract/endpoints.ts'
import { VIDEO } from '../../../widgets/contract/values/file-kinds.ts'
import { DATA_FIELD, VIDEO_FIELD } from '../../../widgets/contract/values/files.ts'
import type { NewTestimonial } from '../../../widgets/contract/testimonials.ts'
import type { Routes, UnreadForm } from '../calls/calls.ts'
import { heldAnswer } from '../calls/challenge.ts'
import { shareMailbox } from '../data/people/mailbox-lock.ts'
import { queueConversion } from '../data/media/conversions.ts'
import type { ReadyFile } from '../data/media/pending-media.ts'
import { lastTestimonials, storeTestimonial } from '../data/reviews/testimonials.ts'
import { tellDesk } from '../mail/submitted.ts'
import { filmIn } from '../media/film.ts'
import { kindOfFile } from '../media/kinds.ts'
import { newMediaName } from '../media/media.ts'
import { clean } from '../media/videos.ts'
import type { SentFile, SentForm } from '../media/multipart.ts'
import { wrongFields } from '../errors/refused.ts'
import {
  type Faults,
  checked,
  faultOfFile,
  formFingerprint,
  refusedForm,
  shown,
  textsOf,
} from '../media/sent-form.ts'
import { takeUpload } from '../calls/take-upload.ts'

export function testimonialRoutes(routes: Routes, wakeMail: () => void): void {
  const { answer, receive, database, settings } = routes

  answer(testimonials, async ({ mediaUrl }) => {
    const list = await lastTestimonials(database)
    for (const testimonial of list) {
      testimonial.video_s3_url = mediaUrl(testimonial.video_s3_url)
      testimonial.poster_url &&= mediaUrl(testimonial.poster_url)
    }
    return list
  })

  receive(createTestimonial, async (call) => {
    const converts = settings.ffmpeg !== undefined
    const stored = await takeUpload(routes, call, {
      table: 'testimonials',
      limits: { files: 1, fileSize: VIDEO.largest },
      check: async (form) => check(form, call.input),
      sent: ({ email, first_name, last_name, description: text }) => ({
        email,
        names: [first_name, last_name],
        text,
      }),
      // Exactly one file, as checked.
      prepare: async ({ files }) => Promise.all(files.map(async (file) => cleaned(file, converts))),
      insert: async (queries, testimonial, intent, [video], suspicion) => {
        if (!video) throw wrongFields({ [VIDEO_FIELD]: 'required' })
        await shareMailbox(queries, testimonial.email)
        const path = `/media/${video.name}`
        const { moderation } = settings
        const stored = await storeTestimonial(
          queries,
          testimonial,
          intent,
          path,
          moderation || converts,
          suspicion,
        )
        const publish = !moderation && !suspicion
        if (stored && converts) await queueConversion(queries, stored.id, publish, intent.at)
        if (stored?.held && moderation && !suspicion) {
          const { description: feedback, ...person } = testimonial
          const about = {
            table: 'testimonials',
            language: intent.language ?? null,
            feedback,
            rating: null,
            attraction_name: null,
          } as const
          await tellDesk(queries, settings, call.origin, { ...person, ...about }, stored.id)
        }
        return stored
      },
    })
    if (stored.held) wakeMail()
    return heldAnswer(routes, 'testimonials', stored, settings.moderation || converts)
  })
}

/** @param converts accepts any codec, since the conversion detects damage. */
async function cleaned({ path }: SentFile, converts: boolean): Promise<ReadyFile> {
  const kind = await kindOfFile(path)
  if (!kind || !(await clean(path, kind))) throw wrongFields({ [VIDEO_FIELD]: 'unreadable' })
  const film = converts ? undefined : await filmIn(path, kind)
  if (!converts && !film) throw wrongFields({ [VIDEO_FIELD]: 'unreadable' })
  if (film && !film.isPlayable) throw wrongFields({ [VIDEO_FIELD]: 'unplayable' })
  return { name: `videos/${newMediaName()}.${kind}`, path }
}

async function check(form: SentForm, { schema }: UnreadForm<NewTestimonial>) {
  const { texts, faults } = textsOf(form)
  const data = jsonOf(texts[DATA_FIELD])
  if (!data) faults[DATA_FIELD] ??= texts[DATA_FIELD] ? 'invalid' : 'required'
  // If the JSON is missing, that is the only fault, not each of its fields.
  const known = { ...faults, ...(await videoFaults(form)) }
  if (!data) throw refusedForm(known)
  const input = checked(schema, data, known)
  return { input, fingerprint: formFingerprint(input, form.files) }
}

async function videoFaults({ fields, files, more }: SentForm): Promise<Faults> {
  const faults: Faults = {}
  const [video] = files
  if (fields.some(({ name }) => name === VIDEO_FIELD)) faults[VIDEO_FIELD] = 'invalid'
  else if (more) faults[VIDEO_FIELD] = 'many'
  else if (video?.field !== VIDEO_FIELD) faults[VIDEO_FIELD] = 'required'
  if (video && video.field !== VIDEO_FIELD) faults[shown(video.field)] = 'invalid'
  const fault = video && (await faultOfFile(video, VIDEO))
  if (fault) faults[VIDEO_FIELD] ??= fault
  return faults
}

function jsonOf(text: string | undefined): object | undefined {
  try {
    const data: unknown = JSON.parse(text ?? '')
    return typeof data === 'object' && data !== null && !Array.isArray(data) ? data : undefined
  } catch {
    return undefined
  }
}

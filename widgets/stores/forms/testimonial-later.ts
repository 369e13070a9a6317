import type { WritableAtom } from 'nanostores'
import { toJson } from '../../api/to-json.ts'
import { sendFiles } from '../uploads/send-files.ts'
import * as endpoints from '../../contract/endpoints.ts'
import { VIDEO } from '../../contract/values/file-kinds.ts'
import { DATA_FIELD, VIDEO_FIELD } from '../../contract/values/files.ts'
import { type NewTestimonial, newTestimonial } from '../../contract/testimonials.ts'
import { files as english } from '../../messages/en/files-later.ts'
import { testimonialFaults, testimonialThanks } from '../../messages/en/testimonial-later.ts'
import type { Say } from '../../messages/say.ts'
import { codecNote } from './codec-note.ts'
import type { FieldErrors, Form } from './engine/declaration.ts'
import { faultOf } from './file-fault.ts'
import { type Call, deferredRules } from './engine/deferred-rules.ts'
import { lineOf } from './engine/save-for-later.ts'
import { intentHeaders } from './engine/send-once.ts'
import { factsOf } from './form-facts.ts'
import { proveLater } from './proof.ts'

/** Testimonial form as typed (specification, section 3), with the chosen video. */
export interface TestimonialValues extends Record<
  Exclude<keyof typeof testimonialFaults, 'id' | 'video'>,
  string
> {
  video: File | undefined
}

export interface TestimonialReceipt {
  /** Hidden until staff have watched it. */
  held: boolean
}

/** Validation and request of a testimonial (specification, sections 3 and 5). */
export const laterIn = (say: Say) =>
  deferredRules<TestimonialValues>()({
    schema: () => newTestimonial,
    read: ({ feedback, mobile_number, ...person }) => ({
      ...person,
      description: feedback,
      phone_number: mobile_number,
    }),
    amend: (faults, { video }) => (video ? faults : { ...faults, video: 'required' }),
    faults: () => say(testimonialFaults),
    sent: ({ held }: TestimonialReceipt) => say(testimonialThanks)[held ? 'held' : 'sent'],
    from: { description: 'feedback', phone_number: 'mobile_number' },
    // The file may have been deleted or changed since it was chosen.
    inspect: async ({ video }) => said(video && (await videoError(video, say))),
    refused: ({ [VIDEO_FIELD]: fault }, { video }) =>
      said(fault && video && say(english).fault(fault, video.name, 'video')),
    payload: (checked: NewTestimonial) => checked,
    call: (
      payload: NewTestimonial,
      { form: shown, tell, values: { video }, via, signal, onProgress },
    ): Call<TestimonialReceipt> => {
      const query = factsOf({ form: shown, tell }, 'testimonial')
      const data = toJson(payload)
      const form = new FormData()
      form.append(DATA_FIELD, data)
      if (video) form.append(VIDEO_FIELD, video, video.name)
      const { name, size, lastModified } = video ?? {}
      return {
        intended: toJson({ data, name, size, lastModified }),
        outgoing: async (intent) => ({
          ...lineOf(endpoints.createTestimonial),
          query,
          headers: intentHeaders(via.origin, intent),
          form: [...form],
        }),
        send: async (intent) => {
          const headers = intentHeaders(via.origin, intent)
          const sent = await sendFiles(via, endpoints.createTestimonial, {
            query,
            form,
            headers,
            signal,
            onProgress,
          })
          if (sent.failure) return sent
          proveLater(via, sent.answer.challenge)
          return { answer: { held: sent.answer.held === true } }
        },
      }
    },
  })

const said = (video: string | undefined): FieldErrors => (video ? { video } : {})

async function videoError(video: File, say: Say): Promise<string | undefined> {
  const fault = await faultOf(video, VIDEO)
  return fault && say(english).fault(fault, video.name, 'video')
}

/** Accepts a video or reports its fault. Keeps an existing one unless `replacing` is set and the new one is valid. */
export async function takeVideo(
  form: Form<TestimonialValues>,
  files: readonly File[],
  replacing: boolean,
): Promise<void> {
  const [file] = files
  if (!file) return
  const { say } = form
  const refuse = (video: string) => form.$errors.set({ ...form.$errors.get(), video })
  if (files.length > 1 || (form.$form.get().video && !replacing)) {
    return refuse(say(english).fault('many', file.name, 'video', files.length - 1))
  }
  const error = await videoError(file, say)
  if (error) return refuse(error)
  const { video: _, ...errors } = form.$errors.get()
  form.$errors.set(errors)
  form.type('video', file)
}

export async function noteOf(
  form: Form<TestimonialValues>,
  $note: WritableAtom<string>,
): Promise<void> {
  const { video } = form.$form.get()
  const note = video && (await codecNote(video, form.say))
  if (form.$form.get().video === video) $note.set(note ?? '')
}

import { atom } from 'nanostores'
import { load } from '../../contract/values/load.ts'
import type { NewTestimonial } from '../../contract/testimonials.ts'
import { testimonial as english } from '../../messages/en/testimonial.ts'
import type { Say } from '../../messages/say.ts'
import type { FieldErrors } from './engine/declaration.ts'
import { createSubmission } from './engine/submission.ts'
import type { TestimonialReceipt, TestimonialValues } from './testimonial-later.ts'

export function createTestimonial(say: Say) {
  /** Pending check of a video. Sending waits for it and its errors. */
  let choosing: Promise<void> | undefined
  const $progress = atom<number | undefined>(undefined)
  /** Note about a video that is accepted all the same. */
  const $note = atom('')
  const loadLater = () => import('./testimonial-later.ts')

  const submission = createSubmission<TestimonialValues, NewTestimonial, TestimonialReceipt>({
    kind: 'testimonial',
    blank: {
      first_name: '',
      last_name: '',
      email: '',
      mobile_number: '',
      feedback: '',
      video: undefined,
    },
    // No storage can keep files.
    secrets: ['video'],
    trimmed: ['email', 'mobile_number'],
    say,
    words: () => say(english),
    $progress,
    ready: async (): Promise<FieldErrors> => {
      const late = choosing
      await late
      const errors = form.$errors.get()
      return late && errors['video'] ? errors : {}
    },
    later: async () => (await loadLater()).laterIn(say),
  })
  const { form } = submission

  /** Checks a chosen or dropped video and accepts it if valid. */
  async function choose(files: readonly File[], replacing: boolean): Promise<void> {
    const chosen = take(files, replacing)
    choosing = chosen
    await chosen
    if (choosing === chosen) choosing = undefined
  }

  async function take(files: readonly File[], replacing: boolean): Promise<void> {
    const later = await load(loadLater).catch(() => undefined)
    if (later) {
      await later.takeVideo(form, files, replacing)
      await later.noteOf(form, $note)
    }
    // Without the chunk, the video is accepted unchecked. Sending checks it again.
    else form.type('video', files[0])
  }

  function remove() {
    const { video: _, ...errors } = form.$errors.get()
    form.$errors.set(errors)
    form.type('video', undefined)
    $note.set('')
  }

  return { ...submission, $progress, $note, choose, remove }
}

export type TestimonialStore = ReturnType<typeof createTestimonial>

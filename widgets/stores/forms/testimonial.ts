import { atom } from 'nanostores'
import { load } from '../../contract/load.ts'
import type { NewTestimonial } from '../../contract/testimonials.ts'
import { testimonial as words } from '../../messages/en-testimonial.ts'
import type { FieldErrors } from './declaration.ts'
import { createSubmission } from './submission.ts'
import type { TestimonialReceipt, TestimonialValues } from './testimonial-later.ts'

/** One testimonial, from the first letter to its place among the others. */
export function createTestimonial() {
  /** A video that is looked into: what is sent waits for it, and for what is to be said of it. */
  let choosing: Promise<void> | undefined
  const $progress = atom<number | undefined>(undefined)
  /** What is to be said of the chosen video, though it may be sent. */
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
    // Kept as long as the page is, for no storage could hold it.
    secrets: ['video'],
    trimmed: ['email', 'mobile_number'],
    words,
    $progress,
    ready: async (): Promise<FieldErrors> => {
      const late = choosing
      await late
      const errors = form.$errors.get()
      return late && errors['video'] ? errors : {}
    },
    later: async () => (await loadLater()).later,
  })
  const { form } = submission

  /** Takes a video that was chosen or dropped, once it is known to be one. */
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
    // Without the rules it is taken as it is: they are asked again before it is sent.
    else form.type('video', files[0])
  }

  /** Takes the video out again; what was said of it is void. */
  function remove() {
    const { video: _, ...errors } = form.$errors.get()
    form.$errors.set(errors)
    form.type('video', undefined)
    $note.set('')
  }

  return { ...submission, $progress, $note, choose, remove }
}

export type TestimonialStore = ReturnType<typeof createTestimonial>

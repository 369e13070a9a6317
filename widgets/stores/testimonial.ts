import type { NewTestimonial } from '../contract/testimonials.ts'
import { testimonial as messages } from '../messages/en-testimonial.ts'
import { inTime } from '../contract/in-time.ts'
import { createSubmission } from './submission.ts'
import { createTestimonialForm, type TestimonialValues } from './testimonial-form.ts'

/** One testimonial, from the first letter to its place among the others. */
export function createTestimonial() {
  const form = createTestimonialForm()
  /** A video that is looked into: what is sent waits for it, and for what is to be said of it. */
  let choosing: Promise<void> | undefined
  const submission = createSubmission<TestimonialValues, NewTestimonial, object>(form, {
    sent: messages.sent,
    failed: messages.failed,
    cancelled: messages.cancelled,
    load: async () => {
      const late = choosing
      const { deliver } = await import('./testimonial-delivery.ts')
      await late
      const errors = form.$errors.get()
      if (!late || !errors['video']) return deliver
      form.refuse(errors)
      return async () => undefined
    },
  })

  /** Takes a video that was chosen or dropped, once it is known to be one. */
  async function choose(files: readonly File[], replacing: boolean): Promise<void> {
    const chosen = take(files, replacing)
    choosing = chosen
    await chosen
    if (choosing === chosen) choosing = undefined
  }

  async function take(files: readonly File[], replacing: boolean): Promise<void> {
    const check = await inTime(import('./testimonial-check.ts')).catch(() => undefined)
    if (check) await check.takeVideo(form, files, replacing)
    // Without the rules it is taken as it is: they are asked again before it is sent.
    else form.type('video', files[0])
  }

  /** Takes the video out again; what was said of it is void. */
  function remove() {
    const { video: _, ...errors } = form.$errors.get()
    form.$errors.set(errors)
    form.type('video', undefined)
  }

  return { form, ...submission, choose, remove }
}

export type TestimonialStore = ReturnType<typeof createTestimonial>

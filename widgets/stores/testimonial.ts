import type { NewTestimonial } from '../contract/testimonials.ts'
import { testimonial as messages } from '../messages/en-testimonial.ts'
import { inTime } from '../contract/in-time.ts'
import { createSubmission } from './submission.ts'
import { createTestimonialForm, type TestimonialValues } from './testimonial-form.ts'

/** One testimonial, from the first letter to its place among the others. */
export function createTestimonial() {
  const form = createTestimonialForm()
  const submission = createSubmission<TestimonialValues, NewTestimonial, object>(form, {
    sent: messages.sent,
    failed: messages.failed,
    cancelled: messages.cancelled,
    load: () => import('./testimonial-delivery.ts').then(({ deliver }) => deliver),
  })

  /** Takes a video that was chosen or dropped, once it is known to be one. */
  async function choose(files: readonly File[], replacing: boolean): Promise<void> {
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

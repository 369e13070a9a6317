import type { FileFault } from '../contract/files.ts'
import { type NewTestimonial, newTestimonial } from '../contract/testimonials.ts'
import { fileFaultText, video as words } from '../messages/en-files-later.ts'
import { testimonialFaults } from '../messages/en-testimonial-later.ts'
import { faultOf, VIDEO } from './file-fault.ts'
import type { FieldErrors } from './form.ts'
import type { TestimonialForm, TestimonialValues } from './testimonial-form.ts'
import { fieldOf, payloadOf } from './testimonial-payload.ts'

/** The sentence for a field's fault; that of a video names the file. */
export function faultText(field: string, fault: string, video?: File): string {
  const texts = testimonialFaults[field]
  if (field === 'video' && video) return fileFaultText(fault as FileFault, video.name, words)
  return texts?.[fault] ?? texts?.required ?? fault
}

/**
 * Checks a form by the rules of the specification's section 5. Answers the checked values, and a sentence
 * per wrong field.
 */
export function checkTestimonial(values: TestimonialValues): {
  checked: NewTestimonial | undefined
  errors: FieldErrors
} {
  const read = newTestimonial.safeParse(payloadOf(values))
  const errors: FieldErrors = values.video ? {} : { video: faultText('video', 'required') }
  for (const { path, message } of read.error?.issues ?? []) {
    const field = fieldOf(String(path[0]))!
    errors[field] ??= faultText(field, message)
  }
  return { checked: read.data, errors }
}

/** What is wrong with a form. */
export const errorsIn = (values: TestimonialValues): FieldErrors => checkTestimonial(values).errors

/** What is wrong with a video, in a sentence. */
export async function videoError(video: File): Promise<string | undefined> {
  const fault = await faultOf(video, VIDEO)
  return fault && faultText('video', fault, video)
}

/**
 * Takes a file as a form's video if it may be, else says what is wrong with it or with there being more
 * than one. One that is there already stays, unless it is to be replaced by a right one.
 */
export async function takeVideo(
  form: TestimonialForm,
  files: readonly File[],
  replacing: boolean,
): Promise<void> {
  const [file] = files
  if (!file) return
  const say = (video: string) => form.$errors.set({ ...form.$errors.get(), video })
  if (files.length > 1 || (form.$form.get().video && !replacing)) {
    return say(fileFaultText('many', file.name, words, files.length - 1))
  }
  const error = await videoError(file)
  if (error) return say(error)
  const { video: _, ...errors } = form.$errors.get()
  form.$errors.set(errors)
  form.type('video', file)
}

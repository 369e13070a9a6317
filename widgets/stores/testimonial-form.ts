import { createForm, type Form } from './form.ts'

/** A testimonial as typed (specification, section 3), and the video as chosen. */
export interface TestimonialValues {
  first_name: string
  last_name: string
  email: string
  mobile_number: string
  feedback: string
  video: File | undefined
}

export type TestimonialForm = Form<TestimonialValues>

/** One form; its video is kept as long as the page is, for no storage could hold it. */
export function createTestimonialForm(): TestimonialForm {
  return createForm<TestimonialValues>({
    kind: 'testimonial',
    blank: {
      first_name: '',
      last_name: '',
      email: '',
      mobile_number: '',
      feedback: '',
      video: undefined,
    },
    secrets: ['video'],
    // Trimmed on entry (specification, section 5).
    enter: (field, value) =>
      (/email|mobile/.test(field) ? String(value).trim() : value) as typeof value,
    check: () => import('./testimonial-check.ts').then(({ errorsIn }) => errorsIn),
  })
}

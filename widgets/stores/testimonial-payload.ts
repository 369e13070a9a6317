import type { NewTestimonial } from '../contract/testimonials.ts'
import type { TestimonialValues } from './testimonial-form.ts'

/** The JSON of the specified form field `data`; the video travels beside it. */
export function payloadOf(values: TestimonialValues): NewTestimonial {
  return {
    email: values.email,
    description: values.feedback,
    first_name: values.first_name,
    last_name: values.last_name,
    phone_number: values.mobile_number,
  }
}

/** The field of the form that a path of the payload came from. */
export function fieldOf(path: string): keyof TestimonialValues | undefined {
  if (path === 'description') return 'feedback'
  if (path === 'phone_number') return 'mobile_number'
  return FIELDS.find((field) => field === path)
}

const FIELDS = ['first_name', 'last_name', 'email', 'video'] as const

import type { Enquiry, EnquiryReceipt } from '../contract/enquiries.ts'
import { enquiry as messages } from '../messages/en.ts'
import { createEnquiryForm } from './enquiry-form.ts'
import type { SimpleForm } from './simple-form.ts'
import { createSubmission } from './submission.ts'

/** One simple enquiry, from the first letter to the company's answer. */
export function createEnquiry() {
  const form = createEnquiryForm()
  const submission = createSubmission<SimpleForm, Enquiry, EnquiryReceipt>(form, {
    sent: messages.sent,
    failed: messages.failed,
    load: () => import('./enquiry-delivery.ts').then(({ deliver }) => deliver),
  })
  return { form, ...submission }
}

export type EnquiryStore = ReturnType<typeof createEnquiry>

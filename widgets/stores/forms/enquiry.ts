import type { Enquiry, EnquiryReceipt, SimpleForm } from '../../contract/enquiries.ts'
import { enquiry as words } from '../../messages/en.ts'
import { createSubmission } from './submission.ts'

/** Trimmed on entry (specification, section 5). */
const trim = (typed: string) => typed.trim()

/** One simple enquiry, from the first letter to the company's answer. */
export const createEnquiry = () =>
  createSubmission<SimpleForm, Enquiry, EnquiryReceipt>({
    kind: 'enquiry',
    blank: {
      destination: '',
      days: '',
      total_people: '',
      email: '',
      mobile_number: '',
      isCorporateUser: false,
      corporateCompany: '',
      corporate_email: '',
      otp: '',
    },
    secrets: ['otp'],
    hiding: ['isCorporateUser'],
    entry: {
      email: trim,
      mobile_number: trim,
      corporate_email: trim,
      // A code is its digits, however pasted.
      otp: (typed) => typed.replace(/\D/g, ''),
    },
    words,
    later: async () => (await import('./enquiry-later.ts')).later,
  })

export type EnquiryStore = ReturnType<typeof createEnquiry>

import type { Enquiry, EnquiryReceipt, SimpleForm } from '../../contract/enquiries.ts'
import { enquiry as english } from '../../messages/en/enquiry.ts'
import type { Say } from '../../messages/say.ts'
import { createSubmission } from './engine/submission.ts'

export const createEnquiry = (say: Say) =>
  createSubmission<SimpleForm, Enquiry, EnquiryReceipt>({
    kind: 'enquiry',
    blank: {
      destination: '',
      destination_text: '',
      sight: '',
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
    trimmed: ['email', 'mobile_number', 'corporate_email'],
    say,
    words: () => say(english),
    later: async () => (await import('./enquiry-later.ts')).laterIn(say),
  })

export type EnquiryStore = ReturnType<typeof createEnquiry>

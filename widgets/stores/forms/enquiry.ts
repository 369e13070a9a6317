import type { Enquiry, EnquiryReceipt, SimpleForm } from '../../contract/enquiries.ts'
import { enquiry as words } from '../../messages/en.ts'
import { createSubmission } from './engine/submission.ts'

export const createEnquiry = () =>
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
    words,
    later: async () => (await import('./enquiry-later.ts')).later,
  })

export type EnquiryStore = ReturnType<typeof createEnquiry>

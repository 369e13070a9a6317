import { createForm, type Form } from './form.ts'
import { BLANK, enter, type SimpleForm } from './simple-form.ts'

export type EnquiryForm = Form<SimpleForm>

/** One simple form; its one-time code is never kept. */
export function createEnquiryForm(): EnquiryForm {
  return createForm<SimpleForm>({
    kind: 'enquiry',
    blank: BLANK,
    secrets: ['otp'],
    hiding: ['isCorporateUser'],
    enter,
    check: () => import('./enquiry-check.ts').then(({ errorsIn }) => errorsIn),
  })
}

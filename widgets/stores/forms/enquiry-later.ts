import {
  corporateForm,
  type Enquiry,
  ENQUIRY_FROM,
  enquiryOf,
  personalForm,
  type SimpleForm,
} from '../../contract/enquiries.ts'
import { enquirySent } from '../../messages/en/enquiry-sent.ts'
import { enquiryFaults } from '../../messages/en/later.ts'
import type { Say } from '../../messages/say.ts'
import { companies } from '../companies.ts'
import { cities } from '../places.ts'
import { choiceFrom } from './engine/choices.ts'
import { createOtp } from './corporate/corporate-otp.ts'
import { enquiryCall } from './enquiry-call.ts'
import { deferredRules } from './engine/deferred-rules.ts'

/** Validation and request of a simple enquiry (specification, sections 3 and 5). */
export const laterIn = (say: Say) =>
  deferredRules<SimpleForm>()({
    schema: ({ isCorporateUser }) => (isCorporateUser ? corporateForm : personalForm),
    faults: () => say(enquiryFaults),
    sent: () => say(enquirySent).text,
    from: ENQUIRY_FROM,
    choices: ({ isCorporateUser, destination, corporateCompany }, provider) => [
      choiceFrom('destination', destination, cities(provider), ({ uuid }) => uuid),
      ...(isCorporateUser
        ? [
            choiceFrom(
              'corporateCompany',
              corporateCompany,
              companies(provider),
              ({ uuid }) => uuid,
            ),
          ]
        : []),
    ],
    inspect: async ({ isCorporateUser }, form) =>
      isCorporateUser ? form.own(createOtp).missing() : {},
    prove: async (form, { isCorporateUser }, provider) =>
      !isCorporateUser || form.own(createOtp).verify(provider, true),
    payload: (checked, { sight }) => enquiryOf(checked, sight),
    call: (payload: Enquiry, way) =>
      enquiryCall(
        payload,
        way,
        way.values.isCorporateUser ? way.form.own(createOtp).proof() : undefined,
      ),
  })

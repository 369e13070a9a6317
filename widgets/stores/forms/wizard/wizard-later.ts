import type { Enquiry } from '../../../contract/enquiries.ts'
import { enquirySent } from '../../../messages/en/enquiry-sent.ts'
import { wizardFaults } from '../../../messages/en/wizard-later.ts'
import { personFaults } from '../../../messages/en/wizard-person.ts'
import type { Say } from '../../../messages/say.ts'
import { cities } from '../../places.ts'
import { choiceFrom } from '../engine/choices.ts'
import { deferredRules } from '../engine/deferred-rules.ts'
import { enquiryCall } from '../enquiry-call.ts'
import { rulesIn, type Wizard } from './wizard-rules.ts'

/** Request of the wizard. Separate, because it loads once the form is in use. */
export const laterIn = (say: Say) =>
  deferredRules<Wizard>()({
    ...rulesIn(say),
    faults: () => ({ ...say(wizardFaults), ...say(personFaults) }),
    sent: () => say(enquirySent).text,
    choices: ({ destinations }, provider) =>
      destinations.map(({ city }, index) =>
        choiceFrom(`destinations.${index}.city`, city, cities(provider), ({ uuid }) => uuid),
      ),
    call: (payload: Enquiry, way) => enquiryCall(payload, way),
  })

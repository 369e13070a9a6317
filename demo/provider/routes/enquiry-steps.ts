import { countWizardStep } from '../../../widgets/contract/enquiry-endpoints.ts'
import type { Routes } from '../calls/calls.ts'
import { partnerName } from '../data/enquiries/partner-name.ts'
import { addStep } from '../data/enquiries/wizard-steps.ts'
import { passesRateLimits } from '../data/rate-limits.ts'
import { companyDate } from '../settings/company-time.ts'

/** Longer names are no partner's. */
const LONGEST = 100

/** Counts how far visitors get in the two-step form. */
export function enquiryStepRoutes({ answer, database, settings }: Routes): void {
  answer(countWizardStep, async ({ input, query, address }) => {
    const now = settings.now()
    const visitor = { subject: `steps of ${address}`, ...settings.enquiryRate }
    const partner = partnerName(query('partner') ?? '')
    const isName = partner.length <= LONGEST && !/\p{C}/u.test(partner)
    if (isName && (await passesRateLimits(database, [visitor], now)))
      await addStep(database, companyDate(now), partner, input.step)
    return { counted: true as const }
  })
}

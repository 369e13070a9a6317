import {
  ATTRIBUTION_NAMES,
  type Attribution,
  bareAddress,
  bounded,
} from '../../../widgets/contract/values/attribution.ts'
import { addDays, earliestStart } from '../../../widgets/contract/values/add-days.ts'
import { utcDate } from '../../../widgets/contract/values/dates.ts'
import type { Enquiry } from '../../../widgets/contract/enquiries.ts'
import { readNotice } from '../../../widgets/contract/privacy-notices.ts'
import { NOTICE } from '../../../widgets/contract/values/form-facts.ts'
import { IDEMPOTENCY_KEY } from '../../../widgets/contract/headers.ts'
import type { Call } from '../calls/calls.ts'
import { partnerName } from '../data/enquiries/partner-name.ts'
import { wrongFields } from '../errors/refused.ts'
import { fingerprintOf, idempotencyKey } from '../http/idempotency.ts'

/**
 * Everything that a call says about its enquiry.
 * @throws {Refused} 422 for impossible dates or a partner's name that is too long
 */
export function readEnquiry({ input: enquiry, header, query, language }: Call<Enquiry>) {
  const key = idempotencyKey(header(IDEMPOTENCY_KEY))
  const partner = partnerOf(query('partner'))
  checkDates(enquiry)
  const attribution = attributionIn(query)
  const notice = readNotice('enquiries', query(NOTICE))
  const fingerprint = fingerprintOf(enquiry)
  return { enquiry, key, partner, language, notice, attribution, fingerprint }
}

function partnerOf(given = ''): string | null {
  const partner = partnerName(given)
  if (!partner) return null
  if (partner.length > 100) throw wrongFields({ partner: 'long' })
  if (/\p{C}/u.test(partner)) throw wrongFields({ partner: 'invalid' })
  return partner
}

/** Never a reason to refuse an enquiry: what is no address, or too long, is left out. */
function attributionIn(query: (name: string) => string | undefined): Attribution {
  const given = Object.fromEntries(ATTRIBUTION_NAMES.map((name) => [name, query(name)]))
  const { page = '', referrer = '' } = given
  const from = bareAddress(referrer)
  return bounded({ ...given, page: bareAddress(page), referrer: from && new URL(from).origin })
}

function checkDates({ from_date, to_date }: Enquiry): void {
  if (from_date && to_date && to_date < from_date) throw wrongFields({ to_date: 'range' })
}

/**
 * A trip starts 7 days from the visitor's today at the earliest (specification, section 9). One day less is accepted,
 * since it may still be yesterday where the visitor is. Earlier starts are refused, as the confirmation's promise
 * could not be kept.
 */
export function checkStart({ from_date }: Enquiry, at: Date): void {
  const earliest = earliestStart(addDays(utcDate(at), -1))
  if (from_date && from_date < earliest) throw wrongFields({ from_date: 'range' })
}

// @chunk own
import type { CityChoice } from '../contract/city-choices.ts'
import type { Company } from '../contract/companies.ts'
import type { Drawing, DrawnProps } from '../element/drawn.ts'
import { cities } from '../stores/places.ts'
import { seed as seedList, seedCompanies } from '../stores/seed.ts'
import { loadCorporate } from './corporate.tsx'
import { loadWizard, type TripEnquiryProps } from './trip-enquiry.tsx'

/** What either form is drawn from. */
export interface EnquiryData {
  cities: CityChoice[]
  /** For corporate users alone. */
  companies?: Company[]
}

export const { seed, parts }: Drawing<TripEnquiryProps, EnquiryData> = {
  seed({ provider }, data) {
    seedList(cities(provider), data.cities)
    seedCompanies(provider, data.companies)
  },
  parts: ({ variant, corporate }) =>
    variant === 'wizard' ? [loadWizard()] : corporate ? [loadCorporate()] : [],
}

export async function takeOver(props: DrawnProps<TripEnquiryProps>) {
  const later = await import('../element/take-over.ts')
  return later.takeOver(props, { seed, parts })
}

// @chunk own
import type { CityChoice } from '../contract/city-choices.ts'
import type { Season } from '../contract/seasons.ts'
import type { Company } from '../contract/companies.ts'
import { load } from '../contract/values/load.ts'
import type { Prerendering, PrerenderedProps } from '../element/prerendering.ts'
import type { Known } from '../stores/forms/corporate/corporate-proofs.ts'
import { cities } from '../stores/places.ts'
import { seed as seedList } from '../stores/seed.ts'
import { enlist, type ListedCities } from '../stores/listed-cities.ts'
import { loadCorporate } from './corporate.tsx'
import { loadWizard, type TripEnquiryProps } from './trip-enquiry.tsx'

export interface EnquiryData {
  /** In a page, the simple form's options have the rest. */
  cities: CityChoice[] | ListedCities
  /** Only for corporate users. */
  companies?: Company[]
  /** By city uuid, for the wizard's stops. */
  seasons?: Record<string, Season[]>
}

export const {
  complete,
  seed,
  parts,
  resume,
}: Required<Prerendering<TripEnquiryProps, EnquiryData>> = {
  complete(data, container) {
    const { cities }: Partial<EnquiryData> = data ?? {}
    const [, ...options] = container.querySelectorAll<HTMLOptionElement>('#destination option')
    if (!cities || !('uuids' in cities) || cities.uuids.length !== options.length) return data
    return { ...data, cities: enlist(cities, options) }
  },
  seed({ provider }, data) {
    if (Array.isArray(data.cities)) seedList(cities(provider), data.cities)
    // Of parts that have loaded, so that the entry has no code for them.
    const [corporate, wizard] = [loadCorporate.part, loadWizard.part]
    if (corporate) seedList(corporate.companies(provider), data.companies)
    for (const city of Object.keys(data.seasons ?? {}))
      if (wizard) seedList(wizard.seasons(provider, city), data.seasons?.[city])
  },
  parts: ({ variant, corporate }, posted) => {
    if (variant === 'wizard')
      return [loadWizard().then(({ loadSeasons }) => loadSeasons().catch(() => {}))]
    return corporate || posted?.typed['isCorporateUser'] ? [loadCorporate()] : []
  },
  resume(store, { typed, state }) {
    // Before the wizard follows the history, which it does after the same import.
    if (typed['step'] === 2)
      loadWizard.part?.loadHistory().then(
        ({ stayAtSecondStep }) => stayAtSecondStep(),
        () => {},
      )
    if (state?.['otp']) loadCorporate.part?.resumeOtp(store, state['otp'] as Known)
  },
}

export async function hydrate(props: PrerenderedProps<TripEnquiryProps>) {
  const later = await load(() => import('../element/hydrate.ts'))
  return later.hydrate(props, { complete, seed, parts, resume })
}

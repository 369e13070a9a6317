import { atom } from 'nanostores'
import type { Enquiry } from '../../widgets/contract/enquiries.ts'
import { tripSaid } from '../../widgets/messages/en-trip.ts'
import { attempt } from '../../widgets/stores/attempt.ts'
import { cities } from '../../widgets/stores/places.ts'
import type { Provider } from '../../widgets/stores/provider.ts'

/** Kept with its tab, until it is put away. */
const KEY = 'trip:sent'

/** An enquiry that was sent. */
export interface SentTrip {
  /** '' where the provider has none. */
  reference: string
  /** The trip in one line. */
  trip: string
  /** Sent just now, and not found again after a reload. */
  isNew: boolean
}

/** The last enquiry of this tab that was sent, until it is put away. */
export const $sentTrip = atom<SentTrip | null>(null)

/** Puts it away. */
export function putAway(): void {
  $sentTrip.set(null)
  attempt(() => sessionStorage.removeItem(KEY))
}

/** Takes up what a reload left. */
export function findSentTrip(): void {
  const kept = attempt((): unknown => JSON.parse(sessionStorage.getItem(KEY) ?? ''))
  if (!(kept instanceof Object && 'reference' in kept && 'trip' in kept)) return
  $sentTrip.set({ reference: String(kept.reference), trip: String(kept.trip), isNew: false })
}

/** Follows the enquiries of the page. Answers what hears that one is sent, and that it was. */
export function followEnquiries(provider: Provider) {
  let trip = ''
  return {
    send: ({ payload }: { payload: object }) => {
      trip = tripSaid(payload as Enquiry, cities(provider).$list.get().list)
    },
    sent: ({ reference = '' }: { reference?: string }) => {
      $sentTrip.set({ reference, trip, isNew: true })
      attempt(() => sessionStorage.setItem(KEY, JSON.stringify({ reference, trip })))
    },
  }
}

import { atom } from 'nanostores'
import type { Enquiry } from '../../widgets/contract/enquiries.ts'
import { trip } from '../../widgets/messages/en/trip.ts'
import { attempt } from '../../widgets/stores/attempt.ts'
import { cities } from '../../widgets/stores/places.ts'
import type { Provider } from '../../widgets/stores/provider.ts'

const KEY = 'trip:sent'

export interface SentTrip {
  /** '' if the provider sent none. */
  reference: string
  trip: string
  /** False after a reload. */
  isNew: boolean
}

/** Last enquiry sent from this tab, until its confirmation is closed. */
export const $sentTrip = atom<SentTrip | null>(null)

export function putAway(): void {
  $sentTrip.set(null)
  attempt(() => sessionStorage.removeItem(KEY))
}

export function findSentTrip(): void {
  const kept = attempt((): unknown => JSON.parse(sessionStorage.getItem(KEY) ?? ''))
  if (!(kept instanceof Object && 'reference' in kept && 'trip' in kept)) return
  $sentTrip.set({ reference: String(kept.reference), trip: String(kept.trip), isNew: false })
}

export function followEnquiries(provider: Provider) {
  let said = ''
  return {
    send: ({ payload }: { payload: object }) => {
      said = trip.said(payload as Enquiry, cities(provider).$list.get().list)
    },
    sent: ({ reference = '' }: { reference?: string }) => {
      $sentTrip.set({ reference, trip: said, isNew: true })
      attempt(() => sessionStorage.setItem(KEY, JSON.stringify({ reference, trip: said })))
    },
  }
}

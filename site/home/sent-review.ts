import { atom } from 'nanostores'
import { attempt } from '../../widgets/stores/attempt.ts'

/** Kept with its tab, until it is closed. */
const KEY = 'trip:reviewed'

/** A review or a testimonial that was sent. */
export interface SentReview {
  kind: 'review' | 'testimonial'
  /** Whether staff read it before it is published. */
  held: boolean
  /** Of a review: the attraction's id. */
  attraction?: string
  /** Sent just now, and not found again after a reload. */
  isNew: boolean
}

/** The last one of this tab, until its confirmation is closed. */
export const $sentReview = atom<SentReview | null>(null)

/** Shows that one was sent, also after a reload. */
export function noteSentReview(sent: Omit<SentReview, 'isNew'>): void {
  $sentReview.set({ ...sent, isNew: true })
  attempt(() => sessionStorage.setItem(KEY, JSON.stringify(sent)))
}

/** Closes the confirmation. */
export function closeSentReview(): void {
  $sentReview.set(null)
  attempt(() => sessionStorage.removeItem(KEY))
}

/** Takes up what a reload left. */
export function findSentReview(): void {
  const kept = attempt((): unknown => JSON.parse(sessionStorage.getItem(KEY) ?? ''))
  if (!(kept instanceof Object && 'kind' in kept && 'held' in kept)) return
  const kind = kept.kind === 'testimonial' ? 'testimonial' : 'review'
  const attraction = 'attraction' in kept ? { attraction: String(kept.attraction) } : {}
  $sentReview.set({ kind, held: kept.held === true, ...attraction, isNew: false })
}

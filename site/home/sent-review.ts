import { atom } from 'nanostores'
import { attempt } from '../../widgets/stores/attempt.ts'

const KEY = 'trip:reviewed'

export interface SentReview {
  kind: 'review' | 'testimonial'
  /** True if staff check it before publication. */
  held: boolean
  attraction?: string
  /** False after a reload. */
  isNew: boolean
}

/** Last one sent from this tab, until its confirmation is closed. */
export const $sentReview = atom<SentReview | null>(null)

export function noteSentReview(sent: Omit<SentReview, 'isNew'>): void {
  $sentReview.set({ ...sent, isNew: true })
  attempt(() => sessionStorage.setItem(KEY, JSON.stringify(sent)))
}

export function closeSentReview(): void {
  $sentReview.set(null)
  attempt(() => sessionStorage.removeItem(KEY))
}

export function findSentReview(): void {
  const kept = attempt((): unknown => JSON.parse(sessionStorage.getItem(KEY) ?? ''))
  if (!(kept instanceof Object && 'kind' in kept && 'held' in kept)) return
  const kind = kept.kind === 'testimonial' ? 'testimonial' : 'review'
  const attraction = 'attraction' in kept ? { attraction: String(kept.attraction) } : {}
  $sentReview.set({ kind, held: kept.held === true, ...attraction, isNew: false })
}

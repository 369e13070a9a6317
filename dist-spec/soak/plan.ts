import { randomFrom } from './random.ts'

export type Kind = 'enquiry' | 'review' | 'testimonial'

/** What happens to the provider when an intent is submitted for the first time. */
export type Fault = 'kill' | 'database crashes' | 'database restarts' | 'disk full'

/** One form that a visitor means to send once. */
export interface Intent {
  /** Unique, also in rows and emails. */
  email: string
  kind: Kind
  number: number
  /** The visitor's tab ends after submitting, and is opened again. */
  isKilled: boolean
  /** Submitted without a network, so the outbox sends it. */
  isOffline: boolean
  fault?: Fault
}

export interface Share {
  enquiries: number
  reviews: number
  videos: number
  kills: number
  databaseAway: number
  diskFull: number
}

const WHOLE: Record<Part, Share> = {
  postgres: { enquiries: 700, reviews: 70, videos: 14, kills: 14, databaseAway: 2, diskFull: 0 },
  embedded: { enquiries: 300, reviews: 30, videos: 6, kills: 6, databaseAway: 0, diskFull: 1 },
}

export type Part = 'postgres' | 'embedded'

/** Counts of a deployment. At any scale each kind and fault happens at least once, if it does at scale 1. */
export function shareOf(part: Part, scale: number): Share {
  const share = { ...WHOLE[part] }
  for (const name of Object.keys(share) as (keyof Share)[]) {
    share[name] = Math.ceil(Number((share[name] * scale).toFixed(6)))
  }
  return { ...share, diskFull: WHOLE[part].diskFull }
}

const KILLED_TABS = 0.1
const OFFLINE = 0.2

/** All intents of a deployment in the order of their visitors, with the faults. */
export function planOf(part: Part, share: Share, seed: number): Intent[] {
  const random = randomFrom(seed, `plan of ${part}`)
  const make = (kind: Kind, count: number) =>
    Array.from({ length: count }, (_, number): Intent => {
      const email = `${part}-${kind}-${number + 1}@soak.example`
      return { kind, number, email, isKilled: false, isOffline: false }
    })
  const kinds = [
    make('enquiry', share.enquiries),
    make('review', share.reviews),
    make('testimonial', share.videos),
  ]
  for (const all of kinds) {
    const some = (part: number) => random.shuffled(all).slice(0, Math.ceil(all.length * part))
    for (const intent of some(KILLED_TABS)) intent.isKilled = true
    for (const intent of some(OFFLINE)) intent.isOffline = true
  }
  // Uploads take long, so half of the kills hit one.
  const videos = random.shuffled(kinds[2]!).slice(0, Math.ceil(share.kills / 2))
  const others = random.shuffled([...kinds[0]!, ...kinds[1]!])
  const faults: Fault[] = [
    ...Array.from({ length: share.kills }, () => 'kill' as const),
    ...(['database crashes', 'database restarts'] as const).slice(0, share.databaseAway),
    ...Array.from({ length: share.diskFull }, () => 'disk full' as const),
  ]
  const hit = [...videos, ...others]
  for (const [index, fault] of faults.entries()) hit[index]!.fault = fault
  return random.shuffled(kinds.flat())
}

import { toJson } from '../../api/to-json.ts'
import { attempt } from '../attempt.ts'
import { ownEntries } from './own-entries.ts'

/** A corporate address at a company; a proof counts for both together. */
export interface Claim {
  company: string
  address: string
}

/** What has become of a claim, while no call is under way. */
export type Known =
  | { state: 'unsent' }
  | { state: 'sent' }
  /** `proof` is missing where a provider only says yes; `at` is in milliseconds. */
  | { state: 'verified'; proof: string | undefined; at: number }

/** Milliseconds. The provider takes a proof for a day; one that may run out on its way is not sent. */
const LIFE = 23 * 3_600_000

const KEY = 'trip:proofs'

const nameOf = ({ company, address }: Claim) => `${company} ${address.toLowerCase()}`

/** The claims of one form. Proofs survive a reload of the tab once `keepInTab` was called; codes are never kept. */
export function createProofs() {
  const known = new Map<string, Known>()
  let persists = false

  const stored = (): Record<string, Known> =>
    attempt(() => Object(JSON.parse(sessionStorage.getItem(KEY) ?? '{}'))) ?? {}

  function store(change: (proofs: Record<string, Known>) => void) {
    if (!persists) return
    const proofs = stored()
    change(proofs)
    attempt(() =>
      Object.keys(proofs).length > 0
        ? sessionStorage.setItem(KEY, toJson(proofs))
        : sessionStorage.removeItem(KEY),
    )
  }

  const isFresh = (one: Known) => one.state !== 'verified' || Math.abs(Date.now() - one.at) < LIFE

  function recall(claim: Claim): Known {
    const found = known.get(nameOf(claim))
    return found && isFresh(found) ? found : { state: 'unsent' }
  }

  function remember(claim: Claim, now: Known) {
    const name = nameOf(claim)
    // The provider keeps one code per address: a new one voids those for its other companies.
    if (now.state === 'sent') {
      for (const [other, { state }] of known) {
        if (state === 'sent' && other.endsWith(` ${claim.address.toLowerCase()}`))
          known.delete(other)
      }
    }
    known.set(name, now)
    if (now.state === 'verified') store((proofs) => (proofs[name] = now))
  }

  function keepInTab() {
    persists = true
    for (const [name, proof] of ownEntries(stored())) {
      if (proof?.state === 'verified' && isFresh(proof) && !known.has(name)) known.set(name, proof)
    }
    store((proofs) => {
      for (const [name, one] of known) if (one.state === 'verified') proofs[name] = one
    })
  }

  /** Drops all claims of this form, in the tab's storage as well. */
  function forget() {
    store((proofs) => {
      for (const name of known.keys()) delete proofs[name]
    })
    known.clear()
  }

  return { recall, remember, keepInTab, forget }
}

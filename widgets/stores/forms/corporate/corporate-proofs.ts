import { toJson } from '../../../api/to-json.ts'
import { attempt } from '../../attempt.ts'
import { ownEntries } from '../engine/own-properties.ts'

/** A corporate address at a company. A proof is valid for this pair only. */
export interface Claim {
  company: string
  address: string
}

export type Known =
  | { state: 'unsent' }
  | { state: 'sent' }
  /** `proof` is missing if the provider only confirms. `at` is in milliseconds. */
  | { state: 'verified'; proof: string | undefined; at: number }

/** Milliseconds. The provider accepts a proof for 24 hours. The margin of one hour covers slow requests. */
const LIFE = 23 * 3_600_000

const KEY = 'trip:proofs'

const nameOf = ({ company, address }: Claim) => `${company} ${address.toLowerCase()}`

/** Claims of one form. `keepInTab` makes proofs survive a reload. Codes are never stored. */
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
    // The provider stores one code per address. A new code voids those for other companies.
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

  function forget() {
    store((proofs) => {
      for (const name of known.keys()) delete proofs[name]
    })
    known.clear()
  }

  return { recall, remember, keepInTab, forget }
}

import { atom } from 'nanostores'
import type { Address } from '../../api/client.ts'
import { shared } from '../shared.ts'

/** Forms by their kinds of drafts. */
export type Kind = 'enquiry' | 'wizard' | 'review' | 'testimonial'

/** A request as data. */
export interface Outgoing {
  method: 'POST' | 'PUT'
  /** As declared in the contract, without the product. */
  path: string
  query?: Readonly<Record<string, string | undefined>>
  headers: Readonly<Record<string, string>>
  input?: unknown
  /** Fields of a multipart form, in order. */
  form?: readonly (readonly [name: string, value: string | File])[]
}

/** A form that was submitted without a network. */
export interface Waiting {
  /** Its `Idempotency-Key`, which makes a repeat harmless. */
  key: string
  kind: Kind
  /** Time of submission in ms since 1970. */
  at: number
  provider: Address
  reference: string | undefined
  state: 'waiting' | 'sending' | 'sent' | 'refused' | 'dropped'
  outgoing: Outgoing
  /** Values to edit, without files, which `outgoing` has. */
  typed: object
  /** Id of the signed-in user; '' for none. Never sent in another's name. */
  user: string
}

/** Forms of this device that wait, also those that were sent or dropped since the page was opened. */
export const $waiting = /* @__PURE__ */ shared('waiting', () => atom<readonly Waiting[]>([]))

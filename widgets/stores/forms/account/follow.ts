import type { FollowedEnquiry, NamedEnquiry } from '../../../contract/followed-enquiry.ts'
import { cancellation, changeRequest, followLink } from '../../../messages/en/account.ts'
import type { Read } from '../../read.ts'
import { createAccountForm } from './account.ts'

/** Requests an emailed link to an enquiry. */
export const createLinkRequest = (ask: Read, onSent?: () => void) =>
  createAccountForm(ask, {
    blank: { reference: '', email: '' },
    words: followLink,
    ...(onSent && { onSent }),
    later: async () => (await import('./follow-later.ts')).linkRequest,
  })

type Received = (enquiry: FollowedEnquiry) => void

/** Asks for a change of an enquiry. */
export const createChangeRequest = (
  ask: Read,
  named: NamedEnquiry,
  received: Received = () => {},
) =>
  createAccountForm(ask, {
    blank: { text: '' },
    words: changeRequest,
    received,
    later: async () => (await import('./follow-later.ts')).changeRequest(named),
  })

/** Cancels an enquiry. */
export const createCancellation = (ask: Read, named: NamedEnquiry, received: Received = () => {}) =>
  createAccountForm(ask, {
    blank: { text: '' },
    words: cancellation,
    received,
    later: async () => (await import('./follow-later.ts')).cancellation(named),
  })

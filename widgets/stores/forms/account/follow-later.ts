import { changeFollowed, mailFollowLink } from '../../../contract/follow-endpoints.ts'
import * as contract from '../../../contract/followed-enquiry.ts'
import * as words from '../../../messages/en/account.ts'
import type { Read } from '../../read.ts'
import { callOf } from './account-later.ts'
import { type Call, deferredRules } from '../engine/deferred-rules.ts'

export const linkRequest = deferredRules<{ reference: string; email: string }, Read>()({
  schema: () => contract.linkRequest,
  faults: words.accountFaults,
  from: {},
  payload: (sent: contract.LinkRequest) => sent,
  call: callOf(mailFollowLink),
})

type Typed = { text: string }
type Sent = { text?: string | undefined }

const changeOf =
  (more: contract.FollowedChange) =>
  ({ text }: Sent, { via: ask }: { via: Read }): Call<contract.FollowedEnquiry> => ({
    send: () => ask(changeFollowed, { input: { ...more, text } }),
  })

export const changeRequest = (named: contract.NamedEnquiry) =>
  deferredRules<Typed, Read>()({
    schema: () => contract.changeText,
    faults: words.accountFaults,
    sent: words.changeRequest.sent,
    from: {},
    payload: (sent: Sent) => sent,
    call: changeOf(named),
  })

export const cancellation = (named: contract.NamedEnquiry) =>
  deferredRules<Typed, Read>()({
    schema: () => contract.cancelText,
    faults: words.accountFaults,
    sent: words.cancellation.sent,
    from: {},
    saidOf: { not_changeable: words.cancellation.completed },
    payload: (sent: Sent) => sent,
    call: changeOf({ ...named, cancel: true }),
  })

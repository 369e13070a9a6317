import type { Failure } from '../../widgets/api/failures.ts'
import { Empty, Failed } from '../layout/message.tsx'
import { PhoneLink } from '../layout/phone-link.tsx'
import { EmailLink } from '../layout/email-link.tsx'
import { Sentence } from '../layout/sentence.tsx'
import * as says from '../messages/en/account.ts'

interface UnreadProps {
  failure: Failure
  /** Such as 'Your enquiries'. */
  what: string
}

export function Unread({ failure, what }: UnreadProps) {
  const status = failure.name === 'Refused' ? failure.status : undefined
  if (status === 404) {
    return (
      <Empty title={says.notHere(what)}>
        <p>
          <Sentence text={says.stillThere} phone={<PhoneLink />} email={<EmailLink />} />
        </p>
      </Empty>
    )
  }
  if (status === 403) {
    return (
      <Failed title={says.notLoaded(what)}>
        <p>{says.twoAccounts}</p>
      </Failed>
    )
  }
  return (
    <Failed title={says.notLoaded(what)}>
      <p>{says.tryLater}</p>
    </Failed>
  )
}

import type { Failure } from '../../widgets/api/failures.ts'
import { brand } from '../brand.ts'
import { Empty, Failed } from '../layout/message.tsx'
import { PhoneLink } from '../layout/phone-link.tsx'

interface UnreadProps {
  failure: Failure
  /** Such as 'Your enquiries'. */
  what: string
}

export function Unread({ failure, what }: UnreadProps) {
  const status = failure.name === 'Refused' ? failure.status : undefined
  if (status === 404) {
    return (
      <Empty title={`${what} cannot be seen here yet.`}>
        <p>
          We still have them. Call <PhoneLink /> or write to{' '}
          <a href={`mailto:${brand.enquiries}`}>{brand.enquiries}</a>.
        </p>
      </Empty>
    )
  }
  if (status === 403) {
    return (
      <Failed title={`${what} have not come through.`}>
        <p>
          This browser holds parts of two accounts. Please log out here and sign in again: you then
          see what is yours.
        </p>
      </Failed>
    )
  }
  return (
    <Failed title={`${what} have not come through.`}>
      <p>Nothing is lost: the line may be down for a moment.</p>
    </Failed>
  )
}

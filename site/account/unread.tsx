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
      <Empty title={`${what} aren’t available here yet.`}>
        <p>
          We still have them. Call <PhoneLink /> or email{' '}
          <a href={`mailto:${brand.enquiries}`}>{brand.enquiries}</a>.
        </p>
      </Empty>
    )
  }
  if (status === 403) {
    return (
      <Failed title={`${what} didn’t load.`}>
        <p>This browser has data from two accounts. Please log out here and sign in again.</p>
      </Failed>
    )
  }
  return (
    <Failed title={`${what} didn’t load.`}>
      <p>Nothing is lost. Please try again in a moment.</p>
    </Failed>
  )
}

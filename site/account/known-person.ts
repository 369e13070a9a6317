import * as endpoints from '../../widgets/contract/endpoints.ts'
import type { UserProfile } from '../../widgets/contract/users.ts'
import { $prefilled } from '../../widgets/stores/prefilled.ts'
import type { Read } from '../../widgets/stores/read.ts'
import { $session, type Session } from '../../widgets/stores/session.ts'
import { headersOf } from './session-client.ts'
import type { Route } from '../routing/router.ts'

const WITH_FORM = new Set<Route | undefined>([
  'home',
  'enquiry',
  'review',
  'submitReview',
  'submitTestimonial',
  'corporate',
])

/** Prefills forms. Text that the visitor typed or cleared stays. */
export function knowPerson(read: Read) {
  let asked = ''

  function know(session: Session | null) {
    if (!session) return $prefilled.set(new Map())
    const { email, fname } = session
    tell({ first_name: fname, last_name: '', email, mobile_number: '' })
  }

  async function visit(route: Route | undefined) {
    const { token } = $session.get() ?? {}
    if (!token || token === asked || !WITH_FORM.has(route)) return
    asked = token
    const { answer } = await read(endpoints.profile, { headers: headersOf(token) })
    if (answer && $session.get()?.token === token) tell(answer)
  }

  know($session.get())
  return { visit, stop: $session.listen(know) }
}

function tell({ first_name, last_name, email, mobile_number }: UserProfile): void {
  const contact = { email, mobile_number }
  const person = { first_name, last_name, ...contact }
  $prefilled.set(
    new Map<string, object>([
      ['enquiry', contact],
      ['wizard', { first_name, last_name, email, phone_number: mobile_number }],
      ['review', person],
      ['testimonial', person],
    ]),
  )
}

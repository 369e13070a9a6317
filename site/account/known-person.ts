import * as endpoints from '../../widgets/contract/endpoints.ts'
import type { UserProfile } from '../../widgets/contract/users.ts'
import { $known } from '../../widgets/stores/known.ts'
import type { Read } from '../../widgets/stores/read.ts'
import { $session, type Session } from '../../widgets/stores/session.ts'

/**
 * Has every form begin with what is known of who is signed in: at once what the session holds, then what
 * the profile says besides. What a person typed or emptied stays. Returns what ends it.
 */
export function knowPerson(read: Read): () => void {
  const learn = async (session: Session | null) => {
    if (!session) return $known.set(new Map())
    const { email, fname, token } = session
    tell({ first_name: fname, last_name: '', email, mobile_number: '' })
    const { answer } = await read(endpoints.profile)
    if (answer && $session.get()?.token === token) tell(answer)
  }
  void learn($session.get())
  return $session.listen((session) => void learn(session))
}

function tell({ first_name, last_name, email, mobile_number }: UserProfile): void {
  const contact = { email, mobile_number }
  const person = { first_name, last_name, ...contact }
  $known.set(
    new Map<string, object>([
      ['enquiry', contact],
      ['wizard', { first_name, last_name, email, phone_number: mobile_number }],
      ['review', person],
      ['testimonial', person],
    ]),
  )
}

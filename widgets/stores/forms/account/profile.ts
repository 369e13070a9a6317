import { password, profile } from '../../../messages/en/account.ts'
import type { Read } from '../../read.ts'
import { $session, type Session } from '../../session.ts'
import { createAccountForm, type Typed } from './account.ts'

/** In memory only, so that the next visitor to sign in never sees it. */
let unsent: { id: string; typed: Typed } | undefined

/** Profile values that could not be saved because the session had ended. */
export const unsentProfile = (): Typed | undefined =>
  unsent && unsent.id === $session.get()?.id ? unsent.typed : undefined

/** Changes the profile and the session's first name (specification, section 2). */
export function createProfile(ask: Read) {
  const { mark, amend } = ofOne()
  const form = createAccountForm(ask, {
    blank: { first_name: '', last_name: '', mobile_number: '' },
    words: profile,
    received: ({ first_name }) => amend({ fname: first_name }),
    later: async () => (await import('./account-later.ts')).profile,
  })
  async function submit(typed: Typed): Promise<void> {
    const id = mark()
    await form.submit(typed)
    const sending = form.$sending.get()
    const failure = sending.state === 'failed' ? sending.failure : undefined
    const ended = failure?.name === 'Refused' && failure.code === 'signed_out'
    unsent = ended && id ? { id, typed } : undefined
  }
  return { ...form, submit }
}

/** Changes the password and the session's token (specification, section 2). */
export function createPasswordChange(ask: Read, onSent: () => void) {
  const { mark, amend } = ofOne()
  const form = createAccountForm(ask, {
    blank: { old_password: '', new_password: '' },
    words: password,
    received: ({ token }) => amend({ token }),
    onSent,
    later: async () => (await import('./account-later.ts')).passwordChange,
  })
  const submit = (typed: Typed) => {
    mark()
    return form.submit(typed)
  }
  return { ...form, submit }
}

/** Changes the session only if the same user is still signed in when the response arrives. */
function ofOne() {
  let id: string | undefined
  return {
    mark: () => (id = $session.get()?.id),
    amend(change: Partial<Session>): void {
      const session = $session.get()
      if (session && session.id === id) $session.set({ ...session, ...change })
    },
  }
}

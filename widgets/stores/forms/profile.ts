import { password, profile } from '../../messages/en-account.ts'
import type { Read } from '../read.ts'
import { $session, type Session } from '../session.ts'
import { createAccountForm, type Typed } from './account.ts'

/** In memory alone: another person who signs in here is never shown it. */
let unsent: { id: string; typed: Typed } | undefined

/** What somebody typed about themselves and could not send, since their session had ended. */
export const unsentProfile = (): Typed | undefined =>
  unsent && unsent.id === $session.get()?.id ? unsent.typed : undefined

/** Changes who somebody is; the session's first name follows (specification, section 2). */
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

/** Changes the password; the session goes on with the new token (specification, section 2). */
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

/** Amends the session of who has asked: by the time of the answer it may be somebody else's. */
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

import { changePassword, updateProfile } from '../contract/endpoints.ts'
import type { ProfileChange } from '../contract/users.ts'
import { password, profile } from '../messages/en-account.ts'
import { createAccountForm } from './account-form.ts'
import type { Read } from './read.ts'
import { $session, type Session } from './session.ts'

/** In memory alone: another person who signs in here is never shown it. */
let unsent: { id: string; typed: ProfileChange } | undefined

/** What somebody typed about themselves and could not send, since their session had ended. */
export const unsentProfile = (): ProfileChange | undefined =>
  unsent && unsent.id === $session.get()?.id ? unsent.typed : undefined

/** Changes who somebody is; the session's first name follows (specification, section 2). */
export const createProfile = (ask: Read) => {
  const { mark, amend } = ofOne()
  return createAccountForm({
    check: async () => import('./account-check.ts').then(({ checkProfile }) => checkProfile),
    send: async (input) => {
      const id = mark()
      const result = await ask(updateProfile, { input })
      const { failure } = result
      const ended = failure?.name === 'Refused' && failure.code === 'signed_out'
      unsent = ended && id ? { id, typed: input } : undefined
      return result
    },
    onSent: ({ first_name }) => amend({ fname: first_name }),
    ...profile,
  })
}

/** Changes the password; the session goes on with the new token (specification, section 2). */
export const createPasswordChange = (ask: Read, onSent: () => void) => {
  const { mark, amend } = ofOne()
  return createAccountForm({
    check: async () => import('./account-check.ts').then(({ checkPassword }) => checkPassword),
    send: async (input) => {
      mark()
      return ask(changePassword, { input })
    },
    onSent: ({ token }) => {
      amend({ token })
      onSent()
    },
    wrong: { wrong_password: { old_password: password.wrong } },
    sent: password.sent,
    failed: password.failed,
  })
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

import { changePassword, updateProfile } from '../contract/endpoints.ts'
import { password, profile } from '../messages/en-account.ts'
import { createAccountForm } from './account-form.ts'
import type { Read } from './read.ts'
import { $session, type Session } from './session.ts'

/** Changes who somebody is; the session's first name follows (specification, section 2). */
export const createProfile = (ask: Read) => {
  const { mark, amend } = ofOne()
  return createAccountForm({
    check: async () => import('./account-check.ts').then(({ checkProfile }) => checkProfile),
    send: async (input) => {
      mark()
      return ask(updateProfile, { input })
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

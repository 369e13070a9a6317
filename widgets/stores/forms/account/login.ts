import { atom } from 'nanostores'
import { activation, forgotten, login } from '../../../messages/en/account.ts'
import type { Read } from '../../read.ts'
import { $session, signOut } from '../../session.ts'
import { createAccountForm } from './account.ts'

/** Email that prefills the next sign-in, typed on an earlier page or sent by the provider. */
export const $emailToSignIn = atom('')

/** Signs in and starts the session (specification, section 4). */
export const createLogin = (ask: Read) =>
  createAccountForm(ask, {
    blank: { email: '', password: '' },
    words: login,
    about: $session,
    received: ({ token, id, first_name, email }) => {
      // The next visitor to sign in may be someone else.
      $emailToSignIn.set('')
      $session.set({ token, id, fname: first_name, email })
    },
    later: async () => (await import('./account-later.ts')).signIn,
  })

/** Requests an emailed link (specification, section 4). */
export const createForgotPassword = (ask: Read, onSent: () => void) =>
  createAccountForm(ask, {
    blank: { email: '' },
    words: forgotten,
    received: ({ email }) => $emailToSignIn.set(email),
    onSent,
    later: async () => (await import('./account-later.ts')).forgotPassword,
  })

/** Sets a password with the token of an emailed link (specification, section 2). */
export const createActivation = (ask: Read, token: string, onSent: () => void) =>
  createAccountForm(ask, {
    blank: { token, password: '', again: '' },
    words: activation,
    received: ({ token, id, first_name, email }) => {
      // Another user may be signed in, or the same user with a token that is revoked now.
      if ($session.get()) signOut()
      if (token) $session.set({ token, id, fname: first_name, email })
      else $emailToSignIn.set(email)
    },
    onSent,
    later: async () => (await import('./account-later.ts')).activation,
  })

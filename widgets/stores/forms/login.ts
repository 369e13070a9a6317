import { atom } from 'nanostores'
import { activation, forgotten, login } from '../../messages/en-account.ts'
import type { Read } from '../read.ts'
import { $session, signOut } from '../session.ts'
import { createAccountForm } from './account.ts'

/** The email that the next sign-in most likely is for: typed, or told by the provider, a page before. */
export const $emailToSignIn = atom('')

/** Signs in; success begins the session (specification, section 4). */
export const createLogin = (ask: Read) =>
  createAccountForm(ask, {
    blank: { email: '', password: '' },
    words: login,
    about: $session,
    received: ({ token, id, first_name, email }) => {
      // Whoever signs in here next may be somebody else.
      $emailToSignIn.set('')
      $session.set({ token, id, fname: first_name, email })
    },
    later: async () => (await import('./account-later.ts')).signIn,
  })

/** Asks for a mailed link (specification, section 4). */
export const createForgotPassword = (ask: Read, onSent: () => void) =>
  createAccountForm(ask, {
    blank: { email: '' },
    words: forgotten,
    received: ({ email }) => $emailToSignIn.set(email),
    onSent,
    later: async () => (await import('./account-later.ts')).forgotPassword,
  })

/** Sets a password by a mailed link, with its `token` (specification, section 2). */
export const createActivation = (ask: Read, token: string, onSent: () => void) =>
  createAccountForm(ask, {
    blank: { token, password: '', again: '' },
    words: activation,
    received: ({ token, id, first_name, email }) => {
      // Somebody else may be signed in, or the same person with a token that is worthless now.
      if ($session.get()) signOut()
      if (token) $session.set({ token, id, fname: first_name, email })
      else $emailToSignIn.set(email)
    },
    onSent,
    later: async () => (await import('./account-later.ts')).activation,
  })

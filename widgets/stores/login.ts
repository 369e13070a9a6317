import { atom } from 'nanostores'
import { signIn } from '../contract/endpoints.ts'
import { login } from '../messages/en-account.ts'
import { createAccountForm } from './account-form.ts'
import type { Read } from './read.ts'
import { $session } from './session.ts'

/** The e-mail that the next sign-in most likely is for: typed, or told by the provider, a page before. */
export const $emailToSignIn = atom('')

/** Signs in; success begins the session (specification, section 4). */
export const createLogin = (ask: Read) =>
  createAccountForm({
    check: async () => import('./account-check.ts').then(({ checkLogin }) => checkLogin),
    send: async (input) => ask(signIn, { input }),
    onSent: ({ token, id, first_name, email }) => {
      // Whoever signs in here next may be somebody else.
      $emailToSignIn.set('')
      $session.set({ token, id, fname: first_name, email })
    },
    failed: login.failed,
    about: $session,
  })

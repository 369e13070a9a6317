import { forgotPassword } from '../contract/endpoints.ts'
import { forgotten } from '../messages/en-account.ts'
import { createAccountForm } from './account-form.ts'
import { $emailToSignIn } from './login.ts'
import type { Read } from './read.ts'

/** Asks for a mailed link (specification, section 4). */
export const createForgotPassword = (ask: Read, onSent: () => void) =>
  createAccountForm({
    check: async () => import('./account-check.ts').then(({ checkForgotten }) => checkForgotten),
    send: async (input) => ask(forgotPassword, { input }),
    onSent: (_, { email }) => {
      $emailToSignIn.set(email)
      onSent()
    },
    ...forgotten,
  })

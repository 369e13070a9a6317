import { activateAccount } from '../contract/endpoints.ts'
import { activation } from '../messages/en-account.ts'
import { createAccountForm, type Typed } from './account-form.ts'
import { $emailToSignIn } from './login.ts'
import type { Read } from './read.ts'
import { $session, signOut } from './session.ts'

/** Sets a password by a mailed link (specification, section 2). `token` is sent along with what is typed. */
export const createActivation = (ask: Read, token: string, onSent: () => void) =>
  createAccountForm({
    check: async () =>
      import('./account-check.ts').then(
        ({ checkActivation }) =>
          (typed: Typed) =>
            checkActivation({ ...typed, token }),
      ),
    send: async (input) => ask(activateAccount, { input }),
    onSent: ({ email }) => {
      // Whoever was signed in is not whom the link is for, or has a token that is worthless now.
      if ($session.get()) signOut()
      $emailToSignIn.set(email)
      onSent()
    },
    ...activation,
  })

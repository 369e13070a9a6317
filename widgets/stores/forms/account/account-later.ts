import type { Endpoint } from '../../../contract/endpoint.ts'
import * as endpoints from '../../../contract/endpoints.ts'
import * as ownDataEndpoints from '../../../contract/own-data-endpoints.ts'
import { deleteUser, nothing } from '../../../contract/personal-data.ts'
import * as users from '../../../contract/users.ts'
import * as words from '../../../messages/en/account.ts'
import type { Read } from '../../read.ts'
import { type Call, deferredRules } from '../engine/deferred-rules.ts'

/** Specification, section 5. */
type Typed<Field extends string> = Record<Field, string>

/** Has no `intended`, because a repeat is harmless and the request may have passwords, which are never stored. */
export const callOf =
  <Sent, Answer>(endpoint: Endpoint<Sent, Answer>) =>
  (input: Sent, { via: ask }: { via: Read }): Call<Answer> => ({
    send: () => ask(endpoint, { input }),
  })

export const signIn = deferredRules<Typed<'email' | 'password'>, Read>()({
  schema: () => users.credentials,
  faults: words.accountFaults,
  from: {},
  payload: (sent: users.Credentials) => sent,
  call: callOf(endpoints.signIn),
})

export const forgotPassword = deferredRules<Typed<'email'>, Read>()({
  schema: () => users.forgotPassword.input,
  faults: words.accountFaults,
  sent: words.forgotten.sent,
  from: {},
  payload: (sent: { email: string }) => sent,
  call: (input: { email: string }, { via: ask }: { via: Read }): Call<{ email: string }> => ({
    send: async () => {
      const { failure } = await ask(endpoints.forgotPassword, { input })
      return failure ? { failure } : { answer: input }
    },
  }),
})

export const activation = deferredRules<Typed<'token' | 'password' | 'again'>, Read>()({
  schema: () => users.activation,
  amend: (found, { password: once, again }) => {
    if (again !== once) return { ...found, again: 'mismatch' }
    return again ? found : { ...found, again: 'required' }
  },
  faults: words.accountFaults,
  sent: ({ token }: users.Activated) => (token ? words.activation.sent : words.activation.signIn),
  // The activation page shows no form without a token.
  from: { token: 'password' },
  payload: (sent: users.Activation) => sent,
  call: callOf(endpoints.activateAccount),
})

export const profile = deferredRules<Typed<'first_name' | 'last_name' | 'mobile_number'>, Read>()({
  schema: () => users.profileChange,
  faults: words.accountFaults,
  sent: words.profile.sent,
  from: {},
  payload: (sent: users.ProfileChange) => sent,
  call: callOf(endpoints.updateProfile),
})

export const passwordChange = deferredRules<Typed<'old_password' | 'new_password'>, Read>()({
  schema: () => users.passwordChange,
  faults: words.accountFaults,
  sent: words.password.sent,
  from: {},
  wrong: { wrong_password: { old_password: words.password.wrong } },
  saidOf: { wrong_password: words.password.unchanged },
  payload: (sent: users.PasswordChange) => sent,
  call: callOf(endpoints.changePassword),
})

/** Milliseconds. Collecting all data of a user can be slow. */
const LONG = 120_000

export const ownData = deferredRules<object, Read>()({
  schema: () => nothing,
  faults: {},
  sent: words.ownData.sent,
  from: {},
  payload: (sent: object) => sent,
  call: (_: object, { via: ask }: { via: Read }) => ({
    send: () => ask(ownDataEndpoints.exportUser, { timeout: LONG }),
  }),
})

export const deletion = deferredRules<Typed<'password'>, Read>()({
  schema: () => deleteUser.input,
  faults: { password: words.accountFaults.old_password },
  sent: words.deletion.sent,
  from: {},
  wrong: { wrong_password: { password: words.deletion.wrong } },
  saidOf: { wrong_password: words.deletion.kept },
  payload: (sent: { password: string }) => sent,
  call: callOf(ownDataEndpoints.deleteUser),
})

import type { Failure } from '../../widgets/api/failures.ts'
import { activation, forgotten } from '../../widgets/messages/en/account.ts'
import { withoutScript as words } from '../../widgets/messages/en/without-script.ts'
import { createAccountForm } from '../../widgets/stores/forms/account/account.ts'
import {
  createCancellation,
  createChangeRequest,
  createLinkRequest,
} from '../../widgets/stores/forms/account/follow.ts'
import type { Read } from '../../widgets/stores/read.ts'
import { $toasts } from '../../widgets/stores/toasts.ts'
import type { Visit } from '../routing/router.ts'
import type { Posted } from '../routing/page-data.ts'

export type Outcome = { thanks: string } | { status: number; retryAfter?: number; posted: Posted }

const later = () => import('../../widgets/stores/forms/account/account-later.ts')

/** Forms by route, and the confirmation that each leads to. */
const FORMS = {
  followEnquiry: (ask: Read, key: string, sent: URLSearchParams) => {
    const named = { key }
    if (sent.has('reference')) return { thanks: 'follow-enquiry', form: createLinkRequest(ask) }
    return sent.has('cancel')
      ? { thanks: 'canceled-enquiry', form: createCancellation(ask, named) }
      : { thanks: 'changed-enquiry', form: createChangeRequest(ask, named) }
  },
  forgotPassword: (ask: Read) => ({
    thanks: 'forgot-password',
    form: createAccountForm(ask, {
      blank: { email: '' },
      words: forgotten,
      later: async () => (await later()).forgotPassword,
    }),
  }),
  activateAccount: (ask: Read, token: string) => ({
    thanks: 'activate-account',
    form: createAccountForm(ask, {
      blank: { token, password: '', again: '' },
      words: activation,
      later: async () => (await later()).activation,
    }),
  }),
}

/** Fields that show what was typed again, so no passwords. */
const SHOWN = new Set(['email', 'reference', 'text', 'cancel'])

/** Undefined if the page has no form. A cross-site post is not submitted; the form shows again for confirmation. */
export async function sendForm(
  { route, search }: Visit,
  sent: URLSearchParams,
  ask: Read,
  isOurs: boolean,
): Promise<Outcome | undefined> {
  const values = Object.fromEntries([...sent].filter(([name]) => SHOWN.has(name)))
  const again = (notice: Posted['notice'], status = 422): Outcome => ({
    status,
    posted: { values, errors: {}, ...(notice && { notice }) },
  })
  if (route === 'login')
    return again({ kind: 'failure', text: words.signIn, hint: words.signInHint })
  if (!route || !(route in FORMS)) return undefined
  if (!isOurs) return again({ kind: 'failure', text: words.check }, 200)
  const secret = search['token'] ?? search['key'] ?? ''
  const { form, thanks } = FORMS[route as keyof typeof FORMS](ask, secret, sent)
  await form.submit(Object.fromEntries(sent))
  // The store is global and the server shows no toasts.
  $toasts.set([])
  const sending = form.$sending.get()
  if (sending.state === 'sent') return { thanks }
  const failure = sending.state === 'failed' ? sending.failure : undefined
  const notice = form.$notice.get()
  const isSpent = failure?.name === 'Refused' && failure.code === 'link_invalid'
  return {
    ...answerOf(failure),
    posted: { values, errors: form.$errors.get(), isSpent, ...(notice && { notice }) },
  }
}

function answerOf(failure: Failure | undefined): { status: number; retryAfter?: number } {
  if (!failure) return { status: 422 }
  if (failure.name !== 'Refused') return { status: 503, retryAfter: 30 }
  const { status, retryAfter } = failure
  return { status, ...(retryAfter !== undefined && { retryAfter }) }
}

import type { Handler } from 'hono'
import { LANGUAGE } from '../../widgets/contract/values/language.ts'
import { challengedRow, confirmationOf } from '../provider/calls/confirmation.ts'
import { clientAddress } from '../provider/http/client-address.ts'
import { isSameOrigin } from '../provider/http/same-origin.ts'
import type { Provider } from '../provider/provider.ts'
import { confirmPerson, type Pressed } from '../provider/routes/confirm-person.ts'
import { readFormBody } from './form-body.ts'

/** Query parameter and field with the token of the button; after a press, CONFIRMED has its result. */
const CONFIRM = 'confirm'
const CONFIRMED = 'confirmed'

/** What the page says of the form that was sent. */
const KEPT = ['form', 'reference', LANGUAGE]

type Data = Pick<Provider, 'database' | 'settings'>

export interface NotingFetch {
  carrier: typeof fetch
  /** Of the last call that has one: the response was about a submission that waits for staff. */
  challenge: () => string | undefined
}

/** Notes the challenge of a form's call, which the form's store has no use for on a server. */
export function notingFetch(carrier: typeof fetch): NotingFetch {
  let challenge: string | undefined
  return {
    challenge: () => challenge,
    carrier: async (input, init) => {
      const answer = await carrier(input, init)
      if (answer.status === 200 || answer.status === 201) {
        const body: unknown = await answer
          .clone()
          .json()
          .catch(() => undefined)
        const found = Object(body).challenge
        if (typeof found === 'string') challenge = found
      }
      return answer
    },
  }
}

/**
 * Query parameters for the thank-you page of a form that a program may have sent, so that it shows a button; none if
 * something else keeps it back, which its sender is not told.
 */
export async function confirmationQuery(
  { database, settings }: Data,
  challenge: string | undefined,
): Promise<Record<string, string>> {
  const row = challenge === undefined ? undefined : challengedRow(challenge)
  const token = row && (await confirmationOf(database, row, settings.now()))
  return token ? { [CONFIRM]: token } : {}
}

/**
 * Accepts the button 'I’m a person' of a thank-you page, and redirects to the same page with the result (303): without the
 * button, or with it and a new token after a press that came too early. Nothing is lost if it fails.
 */
export function confirmations({ database, settings }: Data): Handler {
  return async (context) =>
    readFormBody(context.req.raw, async ({ fields }) => {
      const { origin, pathname } = new URL(context.req.url)
      const pressed: Pressed = isSameOrigin(context, settings)
        ? await confirmPerson(
            { database, settings },
            {
              token: fields.get(CONFIRM) ?? '',
              address: clientAddress(context.req.raw.headers, context.env, settings.trustProxy),
              header: (name) => context.req.header(name),
              origin,
            },
          )
        : { state: 'failed' }
      const query = new URLSearchParams()
      for (const name of KEPT) {
        const value = context.req.query(name)
        if (value) query.set(name, value)
      }
      query.set(CONFIRMED, pressed.state)
      if (pressed.state === 'early') query.set(CONFIRM, pressed.token)
      return context.redirect(`${pathname}?${query}`, 303)
    })
}

import { html } from 'hono/html'
import { brand } from '../../../site/brand.ts'
import type { Fields } from './fields.ts'
import { deskPage } from './frame.ts'
import type { PasskeyForm } from './passkey-ceremony.ts'
import { PASSKEY_SCRIPT, passkeyPart } from './passkey-part.ts'

/** A form submitted after the session had ended. It is shown after the sign-in, to be submitted again. */
export interface Unsent {
  action: string
  fields: Fields
}

export interface SignInShown {
  /** The page to open after signing in. */
  next: string
  email?: string
  unsent?: Unsent | undefined
  failure?: string
  passkey: PasskeyForm
}

/** Hidden fields that keep what the sign-in leads to. */
export function aimFields(next: string, unsent: Unsent | undefined) {
  return html`<input type="hidden" name="next" value="${next}" />
    ${unsent && html`<input type="hidden" name="unsent" value="${JSON.stringify(unsent)}" />`}`
}

export function signInPage({ next, email = '', unsent, failure, passkey }: SignInShown): string {
  return deskPage({
    title: 'Sign in',
    staff: undefined,
    notice: failure ? { text: failure, failed: true } : undefined,
    script: PASSKEY_SCRIPT,
    body: html`<section class="narrow sign-in">
      <h1>Sign in to the desk</h1>
      ${unsent && html`<p class="lead">Your session has ended. Sign in to send what you wrote.</p>`}
      <form method="post" action="/desk/sign-in" class="fields">
        ${aimFields(next, unsent)}
        <label
          >Email
          <input
            type="email"
            name="email"
            autocomplete="username"
            required
            value="${email}"
            ${!email && html`autofocus`}
        /></label>
        <label
          >Password
          <input
            type="password"
            name="password"
            autocomplete="current-password"
            required
            ${email !== '' && html`autofocus`}
        /></label>
        <button class="strong">Sign in</button>
      </form>
      ${passkeyPart(
        'get',
        '/desk/sign-in/passkey',
        passkey,
        html`${aimFields(next, unsent)} <button class="quiet-button">Use a passkey</button>`,
      )}
      <p class="quiet">
        For staff of ${brand.name}. Forgot your password? Ask a colleague for a new link.
      </p>
    </section>`,
  })
}

export function passwordPage(token: string, name: string, email: string, failure?: string): string {
  return deskPage({
    title: 'Choose a password',
    staff: undefined,
    notice: failure ? { text: failure, failed: true } : undefined,
    body: html`<section class="narrow">
      <h1>Hello ${name}, choose a password</h1>
      <form method="post" action="/desk/password" class="fields">
        <input type="hidden" name="token" value="${token}" />
        <input type="email" name="email" autocomplete="username" value="${email}" readonly hidden />
        <label
          >Password, at least 12 characters
          <input
            type="password"
            name="password"
            autocomplete="new-password"
            minlength="12"
            maxlength="200"
            required
            autofocus
        /></label>
        <button class="strong">Save and sign in</button>
      </form>
    </section>`,
  })
}

/** The visible content of an unsent form besides its texts, so that nobody submits hidden values. */
function seen(action: string, fields: Fields): [name: string, value: string][] {
  const [, part, ...rest] = action.split('/').filter(Boolean)
  const decisions: Fields = { approved: 'Publish', declined: 'Decline' }
  const facts: [string, string | undefined][] = [
    ['Enquiry', part === 'enquiries' ? rest[0] : undefined],
    ['New status', fields['status']],
    ['Email to the traveller', 'status' in fields && !fields['tell'] ? 'No' : undefined],
    ['Decision', decisions[fields['decision'] ?? '']],
    ['Person', fields['who']],
  ]
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]))
}

/** Shows an unsent form after the sign-in, for review. */
export function unsentPage(
  { action, fields }: Unsent,
  staff: Parameters<typeof deskPage>[0]['staff'],
) {
  const facts = seen(action, fields)
  return deskPage({
    title: 'Not sent yet',
    staff,
    body: html`<section class="narrow">
      <h1>You are signed in again</h1>
      <p class="lead">This has not been sent yet.</p>
      ${
        facts.length > 0 &&
        html`<dl>
          ${facts.map(
            ([name, value]) =>
              html`<dt>${name}</dt>
                <dd>${value}</dd>`,
          )}
        </dl>`
      }
      <form method="post" action="${action}" class="fields">
        ${Object.entries(fields).map(([name, value]) =>
          name === 'text' || (name === 'reason' && fields['decision'] === 'declined')
            ? html`<label
                >Your text
                <textarea name="${name}" rows="10" dir="auto">${value}</textarea>
              </label>`
            : html`<input type="hidden" name="${name}" value="${value}" />`,
        )}
        <button class="strong">Send now</button>
      </form>
    </section>`,
  })
}

import { html } from 'hono/html'
import { codeField } from './factor-app-page.ts'
import { deskPage } from './frame.ts'
import type { PasskeyForm } from './passkey-ceremony.ts'
import { PASSKEY_SCRIPT, passkeyPart } from './passkey-part.ts'
import { type Unsent, aimFields } from './sign-in-page.ts'

/** Path of the second factor's page. */
export const CODE = '/desk/sign-in/code'

export interface FactorShown {
  next: string
  unsent?: Unsent | undefined
  failure?: string
  hasApp: boolean
  /** Undefined without a passkey. */
  passkey: PasskeyForm | undefined
}

/** Asks for the second factor after the password. */
export function factorPage({ next, unsent, failure, hasApp, passkey }: FactorShown): string {
  const aim = aimFields(next, unsent)
  return deskPage({
    title: 'Second factor',
    staff: undefined,
    notice: failure ? { text: failure, failed: true } : undefined,
    script: PASSKEY_SCRIPT,
    body: html`<section class="narrow sign-in">
      <h1>Confirm it’s you</h1>
      ${
        passkey &&
        html`${passkeyPart(
            'get',
            CODE,
            passkey,
            html`${aim} <button class="strong">Use your passkey</button>`,
          )} <noscript><p>Passkeys need JavaScript. You can use a recovery code.</p></noscript>`
      }
      ${
        hasApp &&
        html`<form method="post" action="${CODE}" class="fields">
          ${aim} ${codeField('6-digit code from your app')}
          <button class="${passkey ? 'quiet-button' : 'strong'}">Sign in</button>
        </form>`
      }
      <details>
        <summary>Use a recovery code</summary>
        <form method="post" action="${CODE}" class="fields">
          ${aim}
          <label
            >Recovery code
            <input name="recovery" autocomplete="off" spellcheck="false" maxlength="60" required
          /></label>
          <button class="quiet-button">Sign in with the code</button>
        </form>
      </details>
      <p class="quiet">
        Lost all of them? Ask an administrator to reset your second factor.
        <a href="/desk/sign-in">Sign in as somebody else</a>
      </p>
    </section>`,
  })
}

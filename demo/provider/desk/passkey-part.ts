import { html } from 'hono/html'
import type { PasskeyForm } from './passkey-ceremony.ts'
import type { Piece } from './frame.ts'

export const PASSKEY_SCRIPT = '/desk/desk-passkeys.js'

/** A form that a script completes with a passkey, and that is hidden without one. */
export function passkeyPart(
  kind: 'create' | 'get',
  action: string,
  { options, challenge }: PasskeyForm,
  body: Piece,
) {
  return html`<form
    method="post"
    action="${action}"
    class="fields passkey"
    data-passkey="${kind}"
    data-options="${options}"
    hidden
  >
    <input type="hidden" name="challenge" value="${challenge}" />
    <input type="hidden" name="credential" />
    ${body}
    <p class="fault" role="alert" hidden></p>
  </form>`
}

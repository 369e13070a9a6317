import { html } from 'hono/html'
import type { Factors, Passkey } from '../data/people/factors.ts'
import type { Staff } from '../data/people/staff.ts'
import { shownDate } from '../settings/company-time.ts'
import { ACCOUNT } from './account-page.ts'
import { type Frame, type Piece, deskPage, moment } from './frame.ts'
import type { PasskeyForm } from './passkey-ceremony.ts'
import { PASSKEY_SCRIPT, passkeyPart } from './passkey-part.ts'

export const FACTORS = `${ACCOUNT}/factors`

export interface Shown {
  staff: Staff
  /** The company requires a second factor, and there is none yet. */
  isFirst: boolean
  notice?: Frame['notice']
}

export interface FactorsShown extends Shown {
  factors: Factors
  /** Undefined if the password has to be typed again first. */
  passkey: PasskeyForm | undefined
  intent: string
}

const back = html`<p class="back"><a href="${ACCOUNT}">Your account</a></p>`

/** The second factors of a staff member. */
export function factorsPage(shown: FactorsShown): string {
  const { factors, passkey, isFirst } = shown
  const hasFactor = factors.app !== null || factors.passkeys.length > 0
  return ownPage(
    shown,
    'Second factor',
    html`<h1>${isFirst ? 'Set up a second factor' : 'Second factor'}</h1>
      <p class="lead">
        ${
          isFirst
            ? 'You need one to use the desk. With it, your password alone opens nothing.'
            : 'With a second factor, your password alone opens nothing.'
        }
      </p>
      ${!passkey && confirmForm(shown.staff)}
      <div class="columns">
        <section>
          <h2>Passkeys</h2>
          <p class="quiet">
            Your fingerprint, face, PIN or a security key. A passkey signs you in without a
            password.
          </p>
          ${
            factors.passkeys.length > 0 &&
            html`<ul class="sessions">
              ${factors.passkeys.map((one) => passkeyEntry(one, shown))}
            </ul>`
          }
          ${
            passkey &&
            html`${passkeyPart(
                'create',
                `${FACTORS}/passkey`,
                passkey,
                html`<input type="hidden" name="intent" value="${shown.intent}" />
                  <button class="strong">Add a passkey</button>`,
              )}
              <noscript
                ><p class="quiet">Passkeys need JavaScript. An app works without.</p></noscript
              >`
          }
        </section>
        <section>
          <h2>Authenticator app</h2>
          <p class="quiet">An app on your phone that shows a new 6-digit code every 30 seconds.</p>
          ${
            factors.app &&
            html`<ul class="sessions">
              <li>
                <p>
                  <strong>App</strong>
                  <span class="quiet">added on ${shownDate(factors.app)}</span>
                </p>
                ${passkey && removal('app', 'on', 'the app', shown.intent)}
              </li>
            </ul>`
          }
          ${
            passkey &&
            html`<p>
              <a class="quiet-button" href="${FACTORS}/app"
                >${factors.app ? 'Change the app' : 'Add an app'}</a
              >
            </p>`
          }
        </section>
        ${hasFactor && codesPart(shown)}
      </div>`,
  )
}

function codesPart({ factors, passkey, intent }: FactorsShown) {
  const { codes } = factors
  return html`<section>
    <h2>Recovery codes</h2>
    <p>
      ${codes === 1 ? '1 code is left.' : `${codes} codes are left.`} Each one signs you in once if
      you lose your device.
    </p>
    ${
      passkey &&
      html`<form method="post" action="${FACTORS}/codes">
        <input type="hidden" name="intent" value="${intent}" />
        <button class="quiet-button">Create new codes</button>
      </form>`
    }
  </section>`
}

function passkeyEntry({ id, device, created_at, used_at }: Passkey, shown: FactorsShown) {
  return html`<li>
    <p>
      <strong>${device}</strong>
      <span class="quiet"
        >added on ${shownDate(created_at)}${used_at && html`, last used ${moment(used_at)}`}</span
      >
    </p>
    ${shown.passkey && removal('passkey', id, `the passkey of ${device}`, shown.intent)}
  </li>`
}

function removal(name: string, value: string, what: string, intent: string) {
  return html`<form method="post" action="${FACTORS}/remove">
    <input type="hidden" name="intent" value="${intent}" />
    <button class="plain" name="${name}" value="${value}" aria-label="Remove ${what}">
      Remove
    </button>
  </form>`
}

/** Asks for the password again, because somebody else may use this browser. */
function confirmForm({ email }: Staff) {
  return html`<form method="post" action="${FACTORS}/confirm" class="fields narrow">
    <p>To change anything here, enter your password again.</p>
    <input type="email" name="email" autocomplete="username" value="${email}" readonly hidden />
    <label
      >Password
      <input type="password" name="password" autocomplete="current-password" required autofocus
    /></label>
    <button class="strong">Continue</button>
  </form>`
}

/** A page about the second factor. */
export function ownPage({ staff, isFirst, notice }: Shown, title: string, body: Piece): string {
  return deskPage({
    title,
    staff,
    alone: isFirst,
    notice,
    script: PASSKEY_SCRIPT,
    body: html`${!isFirst && back} ${body}`,
  })
}

import { html } from 'hono/html'
import { FACTORS, type Shown, ownPage } from './factors-page.ts'

export interface AppShown extends Shown {
  /** As text, in groups of four. */
  secret: string
  address: string
  /** SVG path of the QR code, and its width. */
  qr: { path: string; size: number }
  /** The encrypted secret. */
  pending: string
  intent: string
}

/** Adds an authenticator app. */
export function appPage(shown: AppShown): string {
  const { secret, address, qr, pending, intent } = shown
  return ownPage(
    shown,
    'Authenticator app',
    html`<section class="narrow">
      <h1>Add an authenticator app</h1>
      <ol class="steps">
        <li>
          <p>Scan this with your app, such as Aegis, Google Authenticator or 1Password.</p>
          <svg
            class="qr"
            viewBox="0 0 ${qr.size} ${qr.size}"
            role="img"
            aria-label="QR code with the key below"
          >
            <path d="${qr.path}" />
          </svg>
          <p>
            On this phone, <a href="${address}">open the app</a>. Or type the key:
            <code class="secret">${secret}</code>
          </p>
        </li>
        <li>
          <form method="post" action="${FACTORS}/app" class="fields">
            <input type="hidden" name="pending" value="${pending}" />
            <input type="hidden" name="intent" value="${intent}" />
            ${codeField('Code that the app shows now')}
            <button class="strong">Add app</button>
          </form>
        </li>
      </ol>
      <p><a href="${FACTORS}">Cancel</a></p>
    </section>`,
  )
}

/** The field for the code of an app. */
export function codeField(label: string) {
  return html`<label
    >${label}
    <input
      name="code"
      class="code"
      inputmode="numeric"
      autocomplete="one-time-code"
      maxlength="12"
      required
      autofocus
  /></label>`
}

/** New recovery codes, shown once. */
export function codesPage(shown: Shown & { codes: readonly string[] }): string {
  return ownPage(
    { ...shown, isFirst: false },
    'Recovery codes',
    html`<section class="narrow">
      <h1>Save your recovery codes</h1>
      <p class="lead">
        Each one signs you in once if you lose your device. They are not shown again, and earlier
        codes no longer work.
      </p>
      <ol class="recovery">
        ${shown.codes.map((code) => html`<li><code>${code}</code></li>`)}
      </ol>
      <p><a class="strong" href="/desk">I have saved them</a></p>
    </section>`,
  )
}

import { html } from 'hono/html'
import type { StaffSession, Visitor } from '../data/people/staff-sessions.ts'
import { type Frame, deskPage, moment } from './frame.ts'
import { LONGEST, SHORTEST } from './staff-password.ts'

export const ACCOUNT = '/desk/account'

export interface AccountShown {
  staff: Visitor
  sessions: StaffSession[]
  notice?: Frame['notice']
}

export function accountPage({ staff, sessions, notice }: AccountShown): string {
  return deskPage({
    title: 'Your account',
    staff,
    notice,
    body: html`<h1>Your account</h1>
      <p class="lead">${staff.name}, ${staff.email}, ${staff.roles.join(' and ')}</p>
      <div class="columns">
        <section>
          <h2>Active sessions</h2>
          <ul class="sessions">
            ${sessions.map(sessionEntry)}
          </ul>
          ${
            sessions.length > 1 &&
            html`<form method="post" action="${ACCOUNT}/sign-out">
              <button class="quiet-button">Sign out everywhere else</button>
            </form>`
          }
        </section>
        <section>
          <h2>Second factor</h2>
          <p>
            ${
              staff.has_factor
                ? 'Your password alone opens nothing.'
                : 'You have none, so your password alone opens your account.'
            }
          </p>
          <p>
            <a class="quiet-button" href="${ACCOUNT}/factors"
              >${staff.has_factor ? 'Passkeys, app and codes' : 'Set one up'}</a
            >
          </p>
        </section>
        <section>
          <h2>Change your password</h2>
          <p>You’ll be signed out everywhere else.</p>
          <form method="post" action="${ACCOUNT}/password" class="fields">
            <input
              type="email"
              name="email"
              autocomplete="username"
              value="${staff.email}"
              readonly
              hidden
            />
            <label
              >Old password
              <input type="password" name="old" autocomplete="current-password" required
            /></label>
            <label
              >New password, at least ${SHORTEST} characters
              <input
                type="password"
                name="password"
                autocomplete="new-password"
                minlength="${SHORTEST}"
                maxlength="${LONGEST}"
                required
            /></label>
            <button class="strong">Change password</button>
          </form>
        </section>
      </div>`,
  })
}

function sessionEntry({ id, device, address, used_at, current }: StaffSession) {
  const name = device || 'Unknown browser'
  return html`<li>
    <p>
      <strong>${name}</strong>
      <span class="quiet">${address && `${address} · `}last used ${moment(used_at)}</span>
    </p>
    ${
      current
        ? html`<p class="quiet">This browser</p>`
        : html`<form method="post" action="${ACCOUNT}/sign-out">
            <button class="plain" name="session" value="${id}" aria-label="Sign out ${name}">
              Sign out
            </button>
          </form>`
    }
  </li>`
}

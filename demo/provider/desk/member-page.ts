import { html } from 'hono/html'
import type { LoggedDeed } from '../data/desk-log.ts'
import type { Member } from '../data/people/staff-list.ts'
import type { StaffSession } from '../data/people/staff-sessions.ts'
import type { Staff } from '../data/people/staff.ts'
import type { LoggedRead } from '../data/privacy/read-log.ts'
import { history } from './enquiry-history.ts'
import { type Frame, deskPage, moment } from './frame.ts'
import { READS, readList } from './read-list.ts'
import { STAFF, factorText, roleFields } from './staff-admin-page.ts'

export interface MemberShown {
  staff: Staff
  member: Member
  sessions: StaffSession[]
  deeds: LoggedDeed[]
  reads: LoggedRead[]
  notice?: Frame['notice']
  intent: string
}

/** A colleague with their sessions, and what administrators can change. */
export function memberPage(shown: MemberShown): string {
  const { staff, member, sessions, deeds, reads, notice, intent } = shown
  const { name, email, roles, has_factor } = member
  const form = (path: string, title: string, text: string, button: string) =>
    html`<form
      method="post"
      action="${STAFF}/${member.uuid}/${path}"
      class="fields"
      aria-labelledby="${path}"
    >
      <h2 id="${path}">${title}</h2>
      <input type="hidden" name="intent" value="${path}-${intent}" />
      <p>${text}</p>
      <button class="quiet-button">${button}</button>
    </form>`
  return deskPage({
    title: name,
    staff,
    current: STAFF,
    notice,
    body: html`<p class="back"><a href="${STAFF}">All staff</a></p>
      <h1>${name}</h1>
      <p class="lead">${email}, ${roles.join(', ')}</p>
      <p class="quiet">Second factor: ${factorText(member)}</p>
      <div class="columns">
        <div>
          ${sessionsPart(sessions)} ${history(deeds)}
          <section>
            <h2>${READS}</h2>
            ${readList(reads, false)}
          </section>
        </div>
        <div class="deeds">
          <form
            method="post"
            action="${STAFF}/${member.uuid}/roles"
            class="fields"
            aria-labelledby="roles"
          >
            <h2 id="roles">Roles</h2>
            <input type="hidden" name="intent" value="o${intent}" />
            ${roleFields(roles, true)}
            <button class="strong">Save roles</button>
          </form>
          ${form(
            'link',
            'New password',
            'We’ll email a link for a new one. The old one works until then.',
            'Send a link',
          )}
          ${
            has_factor &&
            form(
              'reset',
              'Reset second factor',
              'Verify who is asking first. This removes all passkeys, the app and the recovery codes, and ends all sessions.',
              'Reset it',
            )
          }
          ${
            sessions.length > 0 &&
            form(
              'sign-out',
              'End sessions',
              'Signs them out everywhere. They can sign in again.',
              'End all sessions',
            )
          }
          ${form(
            'remove',
            'Remove',
            'Ends all sessions and blocks the account immediately. Their enquiries become unassigned, their entries stay.',
            `Remove ${name}`,
          )}
        </div>
      </div>`,
  })
}

function sessionsPart(sessions: StaffSession[]) {
  return html`<section>
    <h2>Active sessions</h2>
    ${
      sessions.length === 0
        ? html`<p class="quiet">None.</p>`
        : html`<ul class="sessions">
            ${sessions.map(
              ({ device, address, used_at }) =>
                html`<li>
                  <p>
                    <strong>${device || 'Unknown browser'}</strong>
                    <span class="quiet"
                      >${address && `${address} · `}last used ${moment(used_at)}</span
                    >
                  </p>
                </li>`,
            )}
          </ul>`
    }
  </section>`
}

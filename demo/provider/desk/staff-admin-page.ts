import { html } from 'hono/html'
import { ROLES, type Role } from '../data/people/staff-roles.ts'
import type { Member } from '../data/people/staff-list.ts'
import type { Staff } from '../data/people/staff.ts'
import { type Frame, deskPage, moment } from './frame.ts'

export const STAFF = '/desk/staff'

const MAY: Record<Role, string> = {
  planner: 'enquiries, emails, looking people up, report',
  moderator: 'reviews, testimonials, attractions',
  administrator: 'everything, also staff, exports and deletions',
}

/** Typed input of a refused invitation. */
export interface Invited {
  email: string
  name: string
  roles: readonly string[]
}

export interface StaffListShown {
  staff: Staff
  members: Member[]
  notice?: Frame['notice']
  invited: Invited
  intent: string
}

/** All staff, and a form that invites a colleague. */
export function staffListPage({ staff, members, notice, invited, intent }: StaffListShown): string {
  return deskPage({
    title: 'Staff',
    staff,
    current: STAFF,
    notice,
    body: html`<h1>Staff</h1>
      <table class="members">
        <caption class="visually-hidden">
          Staff
        </caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Roles</th>
            <th scope="col">Second factor</th>
            <th scope="col">Sessions</th>
          </tr>
        </thead>
        <tbody>
          ${members.map(
            (member) =>
              html`<tr>
                <th scope="row">
                  <a href="${STAFF}/${member.uuid}">${member.name}</a>
                  <span class="quiet">${member.email}</span>
                </th>
                <td data-label="Roles">${member.roles.join(', ')}</td>
                <td data-label="Second factor">${factorText(member)}</td>
                <td data-label="Sessions">${sessionText(member)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
      <form method="post" action="${STAFF}" class="fields narrow" aria-labelledby="invite">
        <h2 id="invite">Invite a colleague</h2>
        <input type="hidden" name="intent" value="i${intent}" />
        <label
          >Email <input type="email" name="email" value="${invited.email}" required maxlength="200"
        /></label>
        <label
          >Name, as colleagues and travellers see it
          <input name="name" value="${invited.name}" required maxlength="100" autocomplete="off"
        /></label>
        ${roleFields(invited.roles)}
        <button class="strong">Send the invitation</button>
      </form>`,
  })
}

/** A member's second factor in words. */
export function factorText({ passkeys, has_app, ready }: Member) {
  if (!ready) return html`<span class="quiet">Has not chosen a password yet</span>`
  const keys = passkeys === 1 ? '1 passkey' : `${passkeys} passkeys`
  return [passkeys > 0 && keys, has_app && 'app'].filter(Boolean).join(', ') || 'None'
}

const sessionText = ({ sessions, used_at }: Member) =>
  sessions > 0 && used_at ? html`${sessions}, last used ${moment(used_at)}` : 'None'

/** A checkbox for each role, below a heading or with a caption of its own. */
export function roleFields(roles: readonly string[], isTitled = false) {
  return html`<fieldset class="roles">
    <legend ${isTitled && html`class="visually-hidden"`}>Roles</legend>
    ${ROLES.map(
      (role) =>
        html`<label class="tick"
          ><input type="checkbox" name="role-${role}" ${roles.includes(role) && html`checked`} />
          <span>${role} <small class="quiet">${MAY[role]}</small></span></label
        >`,
    )}
  </fieldset>`
}

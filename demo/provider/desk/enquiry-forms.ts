import { html } from 'hono/html'
import { STATUSES } from '../data/enquiries/desk-enquiries.ts'
import type { Staff } from '../data/people/staff.ts'
import { answerIn } from '../mail/answer-in.ts'
import { OUTCOMES } from './calls.ts'
import { PATH, filterAddress } from './enquiry-list.ts'
import type { EnquiryShown } from './enquiry-shown.ts'
import { ownerOptions } from './enquiry-table.ts'
import type { Piece } from './frame.ts'
import { addressForm } from './undelivered-notice.ts'

/** Everything staff can do with an enquiry. */
export function forms(shown: EnquiryShown, staff: Staff) {
  const { enquiry, undelivered, repliesArrive, written = {}, intent, view } = shown
  const { status, first_name, reference } = enquiry
  const spoken = answerIn(enquiry.language)
  const action = (name: string) => filterAddress({ view }, {}, `${PATH}/${reference}/${name}`)
  const address = addressForm(enquiry.email, written.address, intent, action('address'))
  const form = (name: string, title: string, body: Piece) =>
    html`<form
      method="post"
      action="${action(name)}"
      class="fields"
      id="${name}"
      aria-labelledby="${name}-title"
    >
      <h2 id="${name}-title">${title}</h2>
      <input type="hidden" name="intent" value="${name[0]}${intent}" />
      ${body}
    </form>`
  return html`${undelivered.length > 0 && address} ${ownerForm(shown, staff, action('owner'))}
  ${form(
    'call',
    'Call',
    html`<fieldset class="choices">
        <legend class="visually-hidden">Outcome of the call</legend>
        ${Object.entries(OUTCOMES).map(
          ([value, outcome]) =>
            html`<label
              ><input type="radio" name="outcome" value="${value}" required />
              <span>${outcome.label} <small>${outcome.hint}</small></span></label
            >`,
        )}
      </fieldset>
      <label
        >Notes on the call
        <textarea name="text" rows="2" maxlength="5000" dir="auto"></textarea>
      </label>
      ${save('Add call')}`,
  )}
  ${form(
    'status',
    'Status',
    html`<input type="hidden" name="was" value="${status}" />
      <fieldset class="choices">
        <legend class="visually-hidden">Status</legend>
        ${STATUSES.map(
          (each) =>
            html`<label
              ><input
                type="radio"
                name="status"
                value="${each}"
                ${each === status && html`checked`}
              />
              ${each}</label
            >`,
        )}
      </fieldset>
      <label class="tick"
        ><input type="checkbox" name="tell" value="yes" checked /> Email the traveller</label
      >
      ${save('Update status')}`,
  )}
  ${form(
    'reply',
    'Reply',
    html`<label
        >Email to ${first_name || 'the traveller'}
        <textarea name="text" rows="8" required maxlength="20000" dir="auto">
${written.reply}</textarea>
      </label>
      <p class="quiet">
        ${spoken && `${spoken}.`} We add a greeting, the reference and your name.
        ${repliesArrive ? 'Replies appear here.' : "Replies go to the desk's inbox."}
      </p>
      <label class="tick"
        ><input type="checkbox" name="wait" value="yes" checked /> Wait for the traveller</label
      >
      ${save('Send reply')}`,
  )}
  ${form(
    'note',
    'Note',
    html`<label
        >Only staff see this
        <textarea name="text" rows="3" required maxlength="20000" dir="auto">
${written.note}</textarea>
      </label>
      ${save('Add note')}`,
  )}
  ${undelivered.length === 0 && address}
  ${form(
    'links',
    'Links',
    html`<p class="quiet">
        Emails to the traveller have a link that opens the enquiry without a password. Revoke them
        if one has reached somebody else. The traveller can get a new one at /follow-enquiry.
      </p>
      <button class="quiet-button">Revoke links</button>`,
  )}`
}

/** 'Save', and 'save and next'. */
function save(name: string) {
  return html`<div class="save">
    <button class="quiet-button">${name}</button>
    <button class="quiet-button" name="go" value="next">${name} and next</button>
  </div>`
}

function ownerForm({ enquiry, colleagues, intent }: EnquiryShown, staff: Staff, action: string) {
  const isMine = enquiry.owner === staff.uuid
  return html`<form
    method="post"
    action="${action}"
    class="owner-form"
    id="owner"
    aria-labelledby="owner-title"
  >
    <h2 id="owner-title">Owner</h2>
    <input type="hidden" name="intent" value="o${intent}" />
    <input type="hidden" name="was" value="${enquiry.owner}" />
    <label
      ><span class="visually-hidden">Owner</span>
      <select name="owner">
        ${ownerOptions(colleagues, enquiry.owner)}
      </select>
    </label>
    <button class="quiet-button">Assign</button>
    ${
      !isMine &&
      html`<button class="strong" name="owner" value="${staff.uuid}" data-key="a">
        Assign to me
      </button>`
    }
  </form>`
}

import { html } from 'hono/html'
import type { Counts } from '../data/privacy/personal-summary.ts'
import type { Staff } from '../data/people/staff.ts'
import { type Frame, deskPage } from './frame.ts'
import { PERSONS, back, thatGoes } from './persons-page.ts'

export interface DeletionShown {
  staff: Staff
  email: string
  counts: Counts
  /** Enquiries in progress. */
  open: string[]
  notice?: Frame['notice']
  intent: string
}

/** Asks for confirmation of a deletion. */
export function deletionPage({ staff, email, counts, open, notice, intent }: DeletionShown) {
  const goes = thatGoes(counts)
  return deskPage({
    title: 'Delete personal data',
    staff,
    current: PERSONS,
    notice,
    body: html`${back}
      <section class="narrow">
        <h1>Delete all of this?</h1>
        <p class="lead">Everything we keep about ${email}, in every spelling of the address.</p>
        <ul class="amounts">
          ${goes.map((line) => html`<li>${line}</li>`)}
        </ul>
        ${
          open.length > 0 &&
          html`<p>
            <strong>A trip is being planned:</strong> ${open.join(', ')}. Nobody can look it up
            after the deletion.
          </p>`
        }
        <p>
          Photos and videos are removed from the site, too.
          ${counts.transactions > 0 && 'Payments are kept without a name, as the law requires.'}
          This can’t be undone. Emails in the desk’s own mailbox are not deleted.
        </p>
        <form method="post" action="${PERSONS}/delete" class="fields">
          <input type="hidden" name="who" value="${email}" />
          <input type="hidden" name="was" value="${goes.join(', ')}" />
          <input type="hidden" name="intent" value="d${intent}" />
          <label
            >Type the email again to confirm
            <input type="email" name="again" autocomplete="off" required maxlength="300"
          /></label>
          <button class="strong">Delete permanently</button>
        </form>
      </section>`,
  })
}

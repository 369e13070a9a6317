import { html } from 'hono/html'
import type { Counts } from '../data/kept-of-person.ts'
import type { Staff } from '../data/staff.ts'
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
        <p class="lead">What we keep of ${email}, in every spelling of its mailbox.</p>
        <ul class="amounts">
          ${goes.map((line) => html`<li>${line}</li>`)}
        </ul>
        ${
          open.length > 0 &&
          html`<p>
            <strong>A trip is being planned:</strong> ${open.join(', ')}. Nobody can look it up
            afterwards.
          </p>`
        }
        <p>
          Photos and videos leave our pages, too.
          ${counts.transactions > 0 && 'Payments stay without a name, as the law demands.'} It
          cannot be brought back. Mails in the desk’s own mailbox are not reached from here.
        </p>
        <form method="post" action="${PERSONS}/delete" class="fields">
          <input type="hidden" name="who" value="${email}" />
          <input type="hidden" name="was" value="${goes.join(', ')}" />
          <input type="hidden" name="intent" value="d${intent}" />
          <label
            >The email once more, to delete it
            <input type="email" name="again" autocomplete="off" required maxlength="300"
          /></label>
          <button class="strong">Delete for good</button>
        </form>
      </section>`,
  })
}

import { html } from 'hono/html'
import type { Submitted } from '../data/reviews/moderation.ts'
import { answerIn } from '../mail/answer-in.ts'
import { PRESETS } from './decide.ts'
import type { Piece } from './frame.ts'

export const PATH = '/desk/moderation'

export const addressOf = ({ table, uuid }: Submitted) => `${PATH}/${table}/${uuid}`

/** Unsaved input of a refused form. */
export interface Written {
  preset: string
  reason: string
}

/** A testimonial is only publishable with a converted video. */
export const isPublishable = ({ state, video, conversion }: Submitted) =>
  state !== 'approved' && video !== '' && !conversion

export function decision(one: Submitted, intent: string, written?: Written) {
  const { state, uuid } = one
  return html`<form method="post" action="${addressOf(one)}" class="fields decision">
    <input type="hidden" name="was" value="${state}" />
    <input type="hidden" name="intent" value="${intent}-${uuid}" />
    ${isPublishable(one) && html`<button class="strong" name="decision" value="approved">Publish</button>`}
    ${
      state !== 'declined' &&
      html`${reasonFields(one.language && answerIn(one.language), written)}
        <button class="quiet-button" name="decision" value="declined">
          ${state === 'approved' ? 'Unpublish' : 'Decline'}
        </button>`
    }
  </form>`
}

/** A ready reason, which the author reads in their language, and own words. */
function reasonFields(spoken: Piece | null, { preset, reason }: Partial<Written> = {}) {
  return html`<label
      >Reason (sent to the author)
      <select name="preset">
        <option value="">In my own words</option>
        ${Object.entries(PRESETS).map(
          ([key, text]) =>
            html`<option value="${key}" ${key === preset && html`selected`}>${text}</option>`,
        )}
      </select>
    </label>
    <label
      >Own words${spoken && `. ${spoken}`}
      <textarea name="reason" rows="2" maxlength="2000" dir="auto">${reason}</textarea>
    </label>`
}

/** One decision about all selected items. */
export function several() {
  return html`<form method="post" action="${PATH}" class="fields several" id="several">
    <h2>Selected items</h2>
    ${reasonFields(false)}
    <div class="save">
      <button class="strong" name="decision" value="approved" data-key="p">Publish selected</button>
      <button class="quiet-button" name="decision" value="declined">Decline selected</button>
    </div>
  </form>`
}

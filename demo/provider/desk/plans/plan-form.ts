import { html } from 'hono/html'
import type { TypedPlan } from '../../data/plans/plan-drafts.ts'
import type { PlanDay } from '../../data/plans/plans.ts'
import { answerIn } from '../../mail/answer-in.ts'
import { ENGLISH } from '../../messages/messages.ts'
import type { Piece } from '../frame.ts'
import { LONGEST, MOST_DAYS, type PlanFaults, paiseIn, productOf } from './plan-fields.ts'

export interface PlanFormShown {
  typed: TypedPlan
  faults: PlanFaults
  /** 0 if the draft is not stored yet. */
  revision: number
  intent: string
  action: string
  language: string | null
}

/** The form of a draft. Each button saves it. */
export function planForm(shown: PlanFormShown) {
  const { typed, revision, intent, action, faults, language } = shown
  const spoken = answerIn(language)
  return html`<form method="post" action="${action}" class="plan-form" id="plan">
    <button class="visually-hidden" name="do" value="save" tabindex="-1" aria-hidden="true">
      Save draft
    </button>
    <input type="hidden" name="intent" value="${intent}" />
    <input type="hidden" name="revision" value="${revision}" />
    <input type="hidden" name="count" value="${typed.days.length}" />
    <div class="fields">
      ${spoken && html`<p class="quiet">${spoken}.</p>`} ${line('title', 'Title', shown)}
      ${text('message', 'Message to the traveller (optional)', 4, shown)}
      <h2 id="days">Days</h2>
      ${faults['days'] && html`<p class="fault">${faults['days']}</p>`}
      <ol class="plan-days">
        ${typed.days.map((day, at) => dayRow(day, at, shown))}
      </ol>
      ${
        typed.days.length < MOST_DAYS &&
        html`<button class="quiet-button" name="do" value="add">Add a day</button>`
      }
    </div>
    <div class="fields">
      <h2>Price</h2>
      <div class="amounts">
        ${line('people', 'Travellers', shown, html`inputmode="numeric"`)}
        ${line('price', 'Price per person, in ₹', shown, html`inputmode="decimal"`)}
      </div>
      ${line('total', 'Total, in ₹', shown, html`inputmode="decimal"`, totalHint(typed))}
      ${line('valid_until', 'Valid until', shown, html`type="date"`)}
      ${text('terms', 'What’s included, and terms (optional)', 8, shown)}
      <div class="save">
        <button class="quiet-button" name="do" value="save">Save draft</button>
        <button class="quiet-button" name="do" value="preview">Preview</button>
      </div>
      <div class="save">
        <button class="strong" name="do" value="send">Send plan</button>
        <button
          class="quiet-button"
          name="do"
          value="next"
          title="Ctrl+Enter"
          aria-keyshortcuts="Control+Enter"
        >
          Send and next
        </button>
      </div>
      <button class="plain" name="do" value="discard">Discard draft</button>
    </div>
  </form>`
}

/** What is sent if the total stays empty. */
function totalHint(typed: TypedPlan): string {
  const product = productOf(typed)
  const price = product === undefined ? '' : `: ${ENGLISH.plan.rupees(product)}`
  const own = typed.total.trim() === '' ? undefined : paiseIn(typed.total)
  return own === undefined || own === product
    ? `Leave it empty for price × travellers${price}.`
    : `You have set the total yourself. Price × travellers is ${price.slice(2) || 'unknown'}.`
}

type Line = 'title' | 'people' | 'price' | 'total' | 'valid_until'

function line(
  name: Line,
  label: string,
  { typed, faults }: PlanFormShown,
  attributes: Piece = html`dir="auto" maxlength="${LONGEST.line}"`,
  hint?: string,
) {
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      value="${typed[name]}"
      autocomplete="off"
      ${attributes}
      ${described(name, faults[name], hint)}
    />
    ${below(name, faults[name], hint)}
  </div>`
}

function text(
  name: 'message' | 'terms',
  label: string,
  rows: number,
  { typed, faults }: PlanFormShown,
) {
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <textarea
      id="${name}"
      name="${name}"
      rows="${rows}"
      dir="auto"
      maxlength="${LONGEST.text}"
      ${described(name, faults[name])}
    >
${typed[name]}</textarea>
    ${below(name, faults[name])}
  </div>`
}

const described = (name: string, fault: string | undefined, hint?: string) =>
  html`${fault && html`aria-invalid="true"`}
  ${(fault ?? hint) && html`aria-describedby="${fault ? `${name}-fault` : `${name}-hint`}"`}`

const below = (name: string, fault: string | undefined, hint?: string) =>
  html`${fault && html`<p class="fault" id="${name}-fault">${fault}</p>`}
  ${!fault && hint && html`<p class="quiet" id="${name}-hint">${hint}</p>`}`

function dayRow(day: PlanDay, at: number, { typed, faults }: PlanFormShown) {
  const fault = faults[`day-${at}`]
  const number = `day ${at + 1}`
  const button = (what: string, label: string, sign: string) =>
    html`<button
      class="quiet-button"
      name="do"
      value="${what}.${at}"
      aria-label="${label} ${number}"
      title="${label}"
    >
      ${sign}
    </button>`
  return html`<li id="day-${at}">
    <fieldset ${fault && html`aria-describedby="day-${at}-fault"`}>
      <legend>Day ${at + 1}</legend>
      <label
        >Place
        <input
          name="place.${at}"
          value="${day.place}"
          dir="auto"
          autocomplete="off"
          maxlength="${LONGEST.line}"
          ${fault && html`aria-invalid="true"`}
      /></label>
      <label
        >Night
        <input
          name="night.${at}"
          value="${day.night}"
          dir="auto"
          autocomplete="off"
          maxlength="${LONGEST.line}"
      /></label>
      <label class="wide"
        >What happens
        <textarea name="activity.${at}" rows="2" dir="auto" maxlength="${LONGEST.activity}">
${day.activity}</textarea>
      </label>
      ${fault && html`<p class="fault wide" id="day-${at}-fault">${fault}</p>`}
      <div class="day-buttons wide">
        ${at > 0 && button('up', 'Move up', '↑')}
        ${at < typed.days.length - 1 && button('down', 'Move down', '↓')}
        ${button('remove', 'Remove', 'Remove')}
      </div>
    </fieldset>
  </li>`
}

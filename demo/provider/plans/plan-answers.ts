import { html } from 'hono/html'
import type { Messages } from '../messages/messages.ts'
import { companyDate } from '../settings/company-time.ts'
import type { PlanQuestion } from '../data/plans/plans.ts'
import type { Piece } from './plan-frame.ts'
import { PLAN_PAGE } from '../mail/plan-link.ts'

interface Answerable {
  says: Messages
  state: string
  key: string | undefined
  questions: PlanQuestion[]
  refused?: { text: string; fault: string } | undefined
}

/** The forms of a plan, and the questions that were asked. An older version has none. */
export function planAnswers(shown: Answerable, most: number) {
  const { says, state, key, questions, refused } = shown
  if (key === undefined || state === 'replaced') return ''
  const { plan: own, trip } = says
  const form = (answer: string, body: Piece) =>
    html`<form method="post" action="${PLAN_PAGE}">
      <input type="hidden" name="key" value="${key}" />
      <input type="hidden" name="answer" value="${answer}" />
      ${body}
    </form>`
  const isOpen = state === 'open'
  return html`<section class="answer" aria-labelledby="answer">
    <h2 id="answer">${own.answer}</h2>
    ${
      isOpen &&
      form(
        'accept',
        html`<p>${own.acceptHint}</p>
          <button class="strong">${own.accept}</button>`,
      )
    }
    ${form(
      'ask',
      html`<h3>${own.ask}</h3>
        ${
          questions.length > 0 &&
          html`<ul class="questions" aria-label="${own.asked}">
            ${questions.map(
              ({ at, text }) =>
                html`<li>
                  <p class="quiet">${trip.date(companyDate(at))}</p>
                  <p class="written" dir="auto">${text}</p>
                </li>`,
            )}
          </ul>`
        }
        <label
          >${own.question}
          <textarea
            name="text"
            rows="4"
            required
            maxlength="${most}"
            dir="auto"
            ${refused && html`aria-invalid="true" autofocus`}
          >
${refused?.text}</textarea>
        </label>
        <p class="quiet">${own.answerTo}</p>
        <button class="quiet-button">${own.sendQuestion}</button>`,
    )}
    ${
      isOpen &&
      html`<details>
        <summary>${own.decline}</summary>
        ${form(
          'decline',
          html`<label
              >${own.reason}
              <textarea name="text" rows="2" maxlength="${most}" dir="auto"></textarea>
            </label>
            <button class="quiet-button">${own.confirmDecline}</button>`,
        )}
      </details>`
    }
  </section>`
}

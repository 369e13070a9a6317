import { html } from 'hono/html'
import type { ListedDelivery } from '../../data/webhooks/deliveries.ts'
import { moment } from '../frame.ts'

const FAILURES: Record<string, string> = {
  PRIVATE_ADDRESS: 'The address is private',
  TIMEOUT: 'No response within 15 seconds',
  ENOTFOUND: 'The name doesn’t exist',
  ECONNREFUSED: 'The connection was refused',
  ECONNRESET: 'The connection was closed',
  DISABLED: 'The endpoint was disabled',
}

/** The latest deliveries, with a form to send each again. */
export function deliveryLog(address: string, deliveries: ListedDelivery[], intent: string) {
  return html`<section>
    <h2>Log</h2>
    <p class="quiet">
      The latest 100 events of the last 30 days. One that fails is sent again for three days.
    </p>
    ${
      deliveries.length === 0
        ? html`<p class="empty">No event yet.</p>`
        : html`<ol class="history deliveries">
            ${deliveries.map((delivery) => entry(address, delivery, intent))}
          </ol>`
    }
  </section>`
}

function entry(address: string, delivery: ListedDelivery, intent: string) {
  const { id, type, at, attempts, duration } = delivery
  const tried = attempts > 0 && `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`
  return html`<li>
    <div>
      <p><strong>${type}</strong> <span class="quiet">${moment(at)}</span></p>
      <p>${outcomeOf(delivery)}</p>
      <p class="quiet">
        ${[tried, duration !== null && `${duration} ms`].filter(Boolean).join(', ')}
        <span class="id">${id}</span>
      </p>
    </div>
    <form method="post" action="${address}/resend">
      <input type="hidden" name="intent" value="${intent} ${id}" />
      <button class="quiet-button" name="delivery" value="${id}" aria-label="Resend ${type}">
        Resend
      </button>
    </form>
  </li>`
}

function outcomeOf({ status, failure, delivered_at, failed_at, run_at, attempts }: ListedDelivery) {
  if (delivered_at) return html`<span class="status completed">Delivered, ${status}</span>`
  const reason = failure && (FAILURES[failure] ?? (status ? `Status ${status}` : failure))
  if (failed_at) return html`<span class="status canceled late">Failed: ${reason}</span>`
  if (attempts === 0 || !run_at) return html`<span class="status">Waiting</span>`
  return html`<span class="status in-progress"
    ><span>${reason}, again at ${moment(run_at)}</span></span
  >`
}

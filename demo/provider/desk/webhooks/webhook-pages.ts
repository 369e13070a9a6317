import { html } from 'hono/html'
import type { Staff } from '../../data/people/staff.ts'
import type { ListedDelivery } from '../../data/webhooks/deliveries.ts'
import type { Endpoint, EndpointForm } from '../../data/webhooks/endpoints.ts'
import { type Frame, deskPage, moment } from '../frame.ts'
import { deliveryLog } from './delivery-log.ts'
import { endpointInputs } from './endpoint-form.ts'

export const WEBHOOKS = '/desk/webhooks'

interface Shown {
  staff: Staff
  notice?: Frame['notice']
  /** What was typed, or is stored. */
  form: EndpointForm
  intent: string
}

export function webhookListPage(shown: Shown & { endpoints: Endpoint[] }): string {
  const { staff, notice, endpoints, form, intent } = shown
  return deskPage({
    title: 'Webhooks',
    staff,
    current: WEBHOOKS,
    notice,
    body: html`<h1>Webhooks</h1>
      <p class="lead">
        We post an event to these addresses when an enquiry, a review or a testimonial changes.
      </p>
      <div class="columns">
        <section>
          <h2>Endpoints</h2>
          ${
            endpoints.length === 0
              ? html`<p class="empty">No endpoint yet.</p>`
              : html`<ul class="sessions">
                  ${endpoints.map(endpointEntry)}
                </ul>`
          }
        </section>
        <section>
          <h2>Add an endpoint</h2>
          <form method="post" action="${WEBHOOKS}" class="fields">
            ${endpointInputs(form, intent)}
            <button class="strong">Add endpoint</button>
          </form>
        </section>
      </div>`,
  })
}

const stateOf = ({ disabled_at, is_gone }: Endpoint) =>
  is_gone ? 'Disabled, because it answered 410 Gone' : disabled_at ? 'Disabled' : undefined

function endpointEntry(endpoint: Endpoint) {
  const { id, url, events, failed } = endpoint
  return html`<li>
    <p>
      <a class="address" href="${WEBHOOKS}/${id}">${url}</a>
      <span class="quiet"
        >${stateOf(endpoint) ?? `${events.length} ${events.length === 1 ? 'event' : 'events'}`}</span
      >
    </p>
    ${failed > 0 && html`<strong class="late">${failed} failed</strong>`}
  </li>`
}

export interface EndpointShown extends Shown {
  endpoint: Endpoint
  deliveries: ListedDelivery[]
  /** A new secret, shown once. */
  secret?: string | undefined
  now: Date
}

export function webhookPage(shown: EndpointShown): string {
  const { staff, notice, endpoint, deliveries, form, intent, secret, now } = shown
  const { id, url, disabled_at, old_secret_until } = endpoint
  const action = (name: string, label: string) =>
    html`<form method="post" action="${WEBHOOKS}/${id}/${name}">
      <input type="hidden" name="intent" value="${intent}" />
      <button class="quiet-button">${label}</button>
    </form>`
  return deskPage({
    title: 'Webhook',
    staff,
    current: WEBHOOKS,
    notice,
    body: html`<p class="back"><a href="${WEBHOOKS}">All webhooks</a></p>
      <div class="title">
        <h1 class="address">${url}</h1>
        ${disabled_at && html`<strong>${stateOf(endpoint)}</strong>`}
      </div>
      ${
        secret &&
        html`<label class="new-link"
          >Secret
          <input readonly value="${secret}" />
        </label>`
      }
      <div class="columns webhook">
        ${deliveryLog(`${WEBHOOKS}/${id}`, deliveries, intent)}
        <div>
          <section>
            <h2>Settings</h2>
            <form method="post" action="${WEBHOOKS}/${id}" class="fields">
              ${endpointInputs(form, intent)}
              <button class="strong">Save</button>
            </form>
          </section>
          <section>
            <h2>Secret</h2>
            <p>
              ${
                old_secret_until && old_secret_until > now
                  ? html`The previous secret is valid until ${moment(old_secret_until)}.`
                  : 'A new secret replaces this one, which stays valid for 24 more hours.'
              }
            </p>
            ${action('rotate', 'Create a new secret')}
          </section>
          <section>
            <h2>Endpoint</h2>
            <div class="actions">
              ${!disabled_at && action('test', 'Send test')}
              ${disabled_at ? action('enable', 'Enable') : action('disable', 'Disable')}
              ${action('delete', 'Delete with its log')}
            </div>
          </section>
        </div>
      </div>`,
  })
}

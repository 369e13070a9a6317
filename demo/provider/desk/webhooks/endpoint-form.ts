import { isIP } from 'node:net'
import { html } from 'hono/html'
import { EVENT_TYPES } from '../../data/webhooks/emit.ts'
import type { Endpoint, EndpointForm } from '../../data/webhooks/endpoints.ts'
import { isPublicAddress } from '../../webhooks/public-address.ts'
import type { Fields } from '../fields.ts'

const LONGEST_URL = 2000

/** Names of the events' checkboxes. */
const fieldOf = (type: string) => `event.${type}`

export const EMPTY: EndpointForm = { url: '', events: [...EVENT_TYPES], sendsContact: false }

export const formOf = ({ url, events, sends_contact }: Endpoint): EndpointForm => ({
  url,
  events,
  sendsContact: sends_contact,
})

export const readForm = (fields: Fields): EndpointForm => ({
  url: (fields['url'] ?? '').trim(),
  events: EVENT_TYPES.filter((type) => fields[fieldOf(type)] !== undefined),
  sendsContact: fields['contact'] !== undefined,
})

/** What has to be corrected; undefined if nothing. Names are resolved at each delivery. */
export function problemOf(
  { url, events }: EndpointForm,
  allowsPrivate: boolean,
): string | undefined {
  if (url.length > LONGEST_URL || !URL.canParse(url) || !/^https?:\/\//i.test(url))
    return 'Please enter a full address, like https://crm.example/webhooks.'
  const { protocol, hostname, username, password } = new URL(url)
  if (username || password) return 'Please enter the address without a user name or password.'
  if (protocol !== 'https:' && !allowsPrivate) return 'Please enter an address with https.'
  const address = hostname.replace(/^\[|\]$/g, '')
  if (isIP(address) !== 0 && !isPublicAddress(address) && !allowsPrivate)
    return 'This address is private. Please enter one that is reachable from the internet.'
  if (events.length === 0) return 'Please choose at least one event.'
  return undefined
}

/** Inputs of a new or existing endpoint. */
export function endpointInputs({ url, events, sendsContact }: EndpointForm, intent: string) {
  return html`<input type="hidden" name="intent" value="${intent}" />
    <label
      >Address
      <input
        name="url"
        type="url"
        value="${url}"
        maxlength="${LONGEST_URL}"
        placeholder="https://crm.example/webhooks"
        autocomplete="off"
        required
    /></label>
    <fieldset class="choices events">
      <legend>Events</legend>
      ${EVENT_TYPES.map(
        (type) =>
          html`<label
            ><input
              type="checkbox"
              name="${fieldOf(type)}"
              ${events.includes(type) && html`checked`}
            />${type}</label
          >`,
      )}
    </fieldset>
    <label class="tick"
      ><input type="checkbox" name="contact" ${sendsContact && html`checked`} />Include contact data
    </label>
    <p class="quiet">
      Without it, events have the reference and the status only. With it, events of enquiries also
      have the traveller’s name, email and mobile.
    </p>`
}

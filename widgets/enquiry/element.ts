// @chunk group forms
import { flag, oneOf, text, textOrNull } from '../element/attributes.ts'
import { define } from '../element/define.ts'
import css from '../parts/form.css?inline'
import { behindButton } from '../screen/behind-button.tsx'
import { TripEnquiry } from './trip-enquiry.tsx'
import waiting from './waiting.css?inline'

/**
 * `<trip-enquiry>`: the trip enquiry form.
 *
 * @attr variant - `simple` form, or `wizard` with two steps
 * @attr destination - prefills the city by name or uuid; in the wizard, one or more destinations, separated by `|`
 * @attr days - prefills the days; in the wizard, those of each destination, separated by `|`
 * @attr sight - name of an attraction, which the wizard writes into 'Any special request'; wizard only
 * @attr people - prefills the total people; in the wizard, the adults
 * @attr corporate - ticks 'I am a corporate user'; simple form only
 * @attr personal - leaves out 'I am a corporate user', whatever `corporate` says; simple form only
 * @attr company - prefills the corporate company by name, in any case; simple form only
 * @attr heading - replaces the heading's text; empty hides it, and names the form for screen readers only
 * @attr intro - text below the heading
 * @attr headline - heading level of the form, 2 to 6; the appearance stays the same
 * @attr button - shows a button with this label instead, which opens the form in a dialog and loads nothing before
 * @attr privacy - address of the page about personal data; the company's own by default
 *
 * @fires {CustomEvent<{ milliseconds: number, bytes: number }>} trip-enquiry-ready - the first field can be typed in; once per element
 * @fires {CustomEvent<object>} trip-enquiry-view - half of it, or of the window, was visible for a second; once per element
 * @fires {CustomEvent<object>} trip-enquiry-start - the first input; again after a form was sent
 * @fires {CustomEvent<{ step: 1 | 2 }>} trip-enquiry-step - the wizard shows another step
 * @fires {CustomEvent<{ fields: string[] }>} trip-enquiry-invalid - the form can't be sent yet; names of the fields, without their values
 * @fires {CustomEvent<object>} trip-enquiry-leave - the visitor leaves, or the form is removed, after `start` and before `sent`
 * @fires {CustomEvent<{ payload: Record<string, unknown> }>} trip-enquiry-send - before it is sent: change the payload, or `preventDefault()` to cancel
 * @fires {CustomEvent<{ reference: string, form: 'enquiry' | 'wizard', late?: true }>} trip-enquiry-sent - stored by the provider
 * @fires {CustomEvent<{ failure: 'Offline' | 'TimedOut' | 'Refused' | 'Broken' | 'Mismatch', saved?: true }>} trip-enquiry-failed - not sent; `saved` if the outbox sends it later
 */
const attributes = {
  variant: oneOf('simple', 'wizard'),
  destination: text,
  days: text,
  people: text,
  sight: text,
  corporate: flag,
  personal: flag,
  company: text,
  heading: textOrNull,
  intro: text,
  headline: oneOf('2', '3', '4', '5', '6'),
  button: text,
  privacy: text,
}

define(
  'trip-enquiry',
  attributes,
  css + waiting,
  behindButton(TripEnquiry),
  () => import('./prerendered.ts'),
)

// Written by `npm run manifest`: change the declarations in widgets/*/element.ts instead.

/** What every tag has, and else takes from an ancestor or from `<html>`. */
interface TripElement extends HTMLElement {
  /** the origin to call, without a path; by default where the script came from. A package from npm has to be told */
  provider: string
  /** the product in the API's paths; `trips` by default */
  product: string
  /** whose page it is on: whom an enquiry is attributed to */
  partner: string
  /** `auto` follows the page's CSS `color-scheme`; `auto` by default */
  theme: 'auto' | 'light' | 'dark'
}

/**
 * `<trip-attraction-card>`: one attraction, with pictures, name, place, rating and number of reviews.
 * Loads when it comes near the visible part of the page; cards of the same attraction share its data.
 */
export interface TripAttractionCardElement extends TripElement {
  /** the attraction's id */
  attraction: string
  /** where the card leads; `{id}` is replaced. Without it the card is a button */
  href: string
  /** level of the heading its name is; `3` by default */
  headline: '3' | '2' | '4' | '5' | '6'
}

/**
 * `<trip-corporate-video>`: the video that greets the staff of one company, muted and with controls.
 *
 * Which company sees which video is the provider's to say, in `/media/corporate/videos.json`: it plays it
 * at `/media/corporate/video?company=…`, so nothing waits for the list but name, poster and captions.
 */
export interface TripCorporateVideoElement extends TripElement {
  /** the company's name as that list spells it; any other gets the default video */
  company: string
  /** level of a heading, 2 to 6, that says to those who do not see the video what it is; none without it */
  headline: '' | '2' | '3' | '4' | '5' | '6'
}

/** `<trip-enquiry>`: a trip enquiry, from the first word to the company's desk. */
export interface TripEnquiryElement extends TripElement {
  /** which form: the `simple` one, or the `wizard` of two steps; `simple` by default */
  variant: 'simple' | 'wizard'
  /** prefill: the name or uuid of a city; of the wizard's first destination */
  destination: string
  /** prefill: days of the trip; of the wizard's first destination */
  days: string
  /** prefill: total people; the wizard's adults */
  people: string
  /** prefill: the name of an attraction, written into 'Any special request'; the wizard alone has it */
  sight: string
  /** starts with 'I am a corporate user' ticked; the simple form alone has it */
  corporate: boolean
  /** prefill: the name of a corporate company, in any case; the simple form alone has it */
  company: string
  /** level of the form's heading in the outline of the page, 2 to 6; it looks the same; `2` by default */
  headline: '2' | '3' | '4' | '5' | '6'
  /** address of the page that says what happens to personal data; the company's own without it */
  privacy: string
}

/** `<trip-review>`: a review of an attraction, with photos. */
export interface TripReviewElement extends TripElement {
  /** the id of the attraction to begin with; an unknown one chooses none */
  attraction: string
  /** level of the form's heading in the outline of the page, 2 to 6; it looks the same; `2` by default */
  headline: '2' | '3' | '4' | '5' | '6'
  /** address of the page that says what happens to personal data; the company's own without it */
  privacy: string
}

/** `<trip-testimonial>`: what a traveller says of a trip, in words and in one video. */
export interface TripTestimonialElement extends TripElement {
  /** level of the form's heading in the outline of the page, 2 to 6; it looks the same; `2` by default */
  headline: '2' | '3' | '4' | '5' | '6'
  /** on a page with a policy: it has `media-src blob:`, so that a chosen video can be looked at */
  preview: boolean
  /** address of the page that says what happens to personal data; the company's own without it */
  privacy: string
}

/** The tags by name. */
export interface TripElements {
  'trip-attraction-card': TripAttractionCardElement
  'trip-corporate-video': TripCorporateVideoElement
  'trip-enquiry': TripEnquiryElement
  'trip-review': TripReviewElement
  'trip-testimonial': TripTestimonialElement
}

/** The events by name. */
export interface TripEvents {
  /** the attraction is shown; once for each element */
  'trip-attraction-card-ready': CustomEvent<object>
  /** the attraction with this id is pressed, before a link is followed: `preventDefault()` to stop it. A press that asks for a new tab or window is the browser's alone */
  'trip-attraction-card-open': CustomEvent<{ attraction: string }>
  /** the video can be played; once for each element */
  'trip-corporate-video-ready': CustomEvent<object>
  /** it does not play */
  'trip-corporate-video-failed': CustomEvent<{ failure: 'Unplayable' }>
  /** its first field can be typed in; once for each element */
  'trip-enquiry-ready': CustomEvent<object>
  /** about to be sent: amend the payload, or `preventDefault()` to stop it */
  'trip-enquiry-send': CustomEvent<{ payload: Record<string, unknown> }>
  /** stored by the provider */
  'trip-enquiry-sent': CustomEvent<{ reference: string }>
  /** not sent */
  'trip-enquiry-failed': CustomEvent<{
    failure: 'Offline' | 'TimedOut' | 'Refused' | 'Broken' | 'Mismatch'
  }>
  /** its first field can be typed in; once for each element */
  'trip-review-ready': CustomEvent<object>
  /** about to be sent: amend the payload, or `preventDefault()` to stop it */
  'trip-review-send': CustomEvent<{ payload: Record<string, unknown> }>
  /** stored by the provider, of the attraction with this id; held until its staff have read it, or published */
  'trip-review-sent': CustomEvent<{ attraction: string; held: boolean }>
  /** not sent */
  'trip-review-failed': CustomEvent<{
    failure: 'Offline' | 'TimedOut' | 'Refused' | 'Broken' | 'Mismatch'
  }>
  /** its first field can be typed in; once for each element */
  'trip-testimonial-ready': CustomEvent<object>
  /** about to be sent: amend the payload, or `preventDefault()` to stop it */
  'trip-testimonial-send': CustomEvent<{ payload: Record<string, unknown> }>
  /** stored by the provider; held until its staff have watched it, or published */
  'trip-testimonial-sent': CustomEvent<{ held: boolean }>
  /** not sent; a cancelled sending is no failure */
  'trip-testimonial-failed': CustomEvent<{
    failure: 'Offline' | 'TimedOut' | 'Refused' | 'Broken' | 'Mismatch'
  }>
}

/** The attributes of a tag in JSX, and its events as `on` and their name: `ontrip-enquiry-sent`. */
export type JsxAttributes<Tag extends keyof TripElements> = {
  [Name in keyof TripElements[Tag] as Exclude<Name, keyof HTMLElement>]?:
    Written<TripElements[Tag][Name]> | undefined
} & {
  [Name in keyof TripEvents as Name extends `${Tag}-${string}` ? `on${Name}` : never]?:
    ((event: TripEvents[Name]) => void) | undefined
}

/** What may be written where a value is read: numbers too, where it is of digits or any text. */
type Written<Value> = string extends Value
  ? string | number
  : Value extends `${infer Digits extends number}`
    ? Value | Digits
    : Value

declare global {
  interface HTMLElementTagNameMap extends TripElements {}
  // They bubble out of shadow roots: elements, the document and the window hear them.
  interface GlobalEventHandlersEventMap extends TripEvents {}
}

// Written by `npm run manifest`: change the declarations in widgets/*/element.ts instead.

/** Attributes of every tag, inherited from an ancestor or from `<html>`. */
interface TripElement extends HTMLElement {
  /** BCP 47 tag of the language, as in HTML; English where there are no messages for it */
  lang: string
  /** origin of the provider, without a path; by default the script's. Required with the npm package */
  provider: string
  /** product in the API's paths; `trips` by default */
  product: string
  /** name of the host page's owner, stored with enquiries */
  partner: string
  /** `auto` follows the page's CSS `color-scheme`; `auto` by default */
  theme: 'auto' | 'light' | 'dark'
  /** `off` stores nothing about an enquiry's origin but `partner`; so does Global Privacy Control */
  attribution: string
  /** the host's own id of a visit, stored with enquiries, such as a lead's; at most 500 characters */
  reference: string
  /** address on the host page's own origin that follows a sent form, with the parameter `reference` */
  thanks: string
  /** `on` keeps forms submitted without a network, and sends them later; off by default */
  outbox: string
  /** `dataLayer` reports events to a tag manager on the page; off by default */
  analytics: string
}

/**
 * `<trip-attraction-card>`: one attraction, with pictures, name, place, rating and number of reviews.
 * Loads when it is near the visible part of the page. Cards of the same attraction share its data.
 */
export interface TripAttractionCardElement extends TripElement {
  /** the attraction's id */
  attraction: string
  /** link target, with `{id}` replaced; without it the card is a button */
  href: string
  /** heading level of its name; `3` by default */
  headline: '3' | '2' | '4' | '5' | '6'
}

/**
 * `<trip-corporate-video>`: the video of a company, muted and with controls.
 *
 * The provider assigns videos in `/media/corporate/videos.json`, and plays them at
 * `/media/corporate/video?company=…`. Only name, poster and captions wait for the list.
 */
export interface TripCorporateVideoElement extends TripElement {
  /** the company's name as in that list; any other plays the default video */
  company: string
  /** level of a visually hidden heading with the video's name, 2 to 6; none by default */
  headline: '' | '2' | '3' | '4' | '5' | '6'
}

/** `<trip-enquiry>`: the trip enquiry form. */
export interface TripEnquiryElement extends TripElement {
  /** `simple` form, or `wizard` with two steps; `simple` by default */
  variant: 'simple' | 'wizard'
  /** prefills the city by name or uuid; in the wizard, one or more destinations, separated by `|` */
  destination: string
  /** prefills the days; in the wizard, those of each destination, separated by `|` */
  days: string
  /** prefills the total people; in the wizard, the adults */
  people: string
  /** name of an attraction, which the wizard writes into 'Any special request'; wizard only */
  sight: string
  /** ticks 'I am a corporate user'; simple form only */
  corporate: boolean
  /** leaves out 'I am a corporate user', whatever `corporate` says; simple form only */
  personal: boolean
  /** prefills the corporate company by name, in any case; simple form only */
  company: string
  /** replaces the heading's text; empty hides it, and names the form for screen readers only */
  heading: string | null
  /** text below the heading */
  intro: string
  /** heading level of the form, 2 to 6; the appearance stays the same; `2` by default */
  headline: '2' | '3' | '4' | '5' | '6'
  /** shows a button with this label instead, which opens the form in a dialog and loads nothing before */
  button: string
  /** address of the page about personal data; the company's own by default */
  privacy: string
}

/** `<trip-review>`: the form for a review of an attraction, with photos. */
export interface TripReviewElement extends TripElement {
  /** id of the preselected attraction; an unknown id selects none */
  attraction: string
  /** replaces the heading's text; empty hides it, and names the form for screen readers only */
  heading: string | null
  /** text below the heading */
  intro: string
  /** heading level of the form, 2 to 6; the appearance stays the same; `2` by default */
  headline: '2' | '3' | '4' | '5' | '6'
  /** shows a button with this label instead, which opens the form in a dialog and loads nothing before */
  button: string
  /** address of the page about personal data; the company's own by default */
  privacy: string
}

/** `<trip-testimonial>`: the form for a testimonial, with one video. */
export interface TripTestimonialElement extends TripElement {
  /** replaces the heading's text; empty hides it, and names the form for screen readers only */
  heading: string | null
  /** text below the heading */
  intro: string
  /** heading level of the form, 2 to 6; the appearance stays the same; `2` by default */
  headline: '2' | '3' | '4' | '5' | '6'
  /** shows the chosen video on a page with a policy, which must have `media-src blob:` */
  preview: boolean
  /** shows a button with this label instead, which opens the form in a dialog and loads nothing before */
  button: string
  /** address of the page about personal data; the company's own by default */
  privacy: string
}

/** Elements by tag name. */
export interface TripElements {
  'trip-attraction-card': TripAttractionCardElement
  'trip-corporate-video': TripCorporateVideoElement
  'trip-enquiry': TripEnquiryElement
  'trip-review': TripReviewElement
  'trip-testimonial': TripTestimonialElement
}

/** Events by name. */
export interface TripEvents {
  /** the attraction is shown; once per element */
  'trip-attraction-card-ready': CustomEvent<{ milliseconds: number; bytes: number }>
  /** half of it, or of the window, was visible for a second; once per element */
  'trip-attraction-card-view': CustomEvent<object>
  /** the card is pressed, before its link is followed: `preventDefault()` to cancel. Not fired when the link opens in a new tab or window */
  'trip-attraction-card-open': CustomEvent<{ attraction: string }>
  /** the video can be played; once per element */
  'trip-corporate-video-ready': CustomEvent<{ milliseconds: number; bytes: number }>
  /** half of it, or of the window, was visible for a second; once per element */
  'trip-corporate-video-view': CustomEvent<object>
  /** the video cannot be played */
  'trip-corporate-video-failed': CustomEvent<{ failure: 'Unplayable' }>
  /** the first field can be typed in; once per element */
  'trip-enquiry-ready': CustomEvent<{ milliseconds: number; bytes: number }>
  /** half of it, or of the window, was visible for a second; once per element */
  'trip-enquiry-view': CustomEvent<object>
  /** the first input; again after a form was sent */
  'trip-enquiry-start': CustomEvent<object>
  /** the wizard shows another step */
  'trip-enquiry-step': CustomEvent<{ step: 1 | 2 }>
  /** the form can't be sent yet; names of the fields, without their values */
  'trip-enquiry-invalid': CustomEvent<{ fields: string[] }>
  /** the visitor leaves, or the form is removed, after `start` and before `sent` */
  'trip-enquiry-leave': CustomEvent<object>
  /** before it is sent: change the payload, or `preventDefault()` to cancel */
  'trip-enquiry-send': CustomEvent<{ payload: Record<string, unknown> }>
  /** stored by the provider */
  'trip-enquiry-sent': CustomEvent<{ reference: string; form: 'enquiry' | 'wizard'; late?: true }>
  /** not sent; `saved` if the outbox sends it later */
  'trip-enquiry-failed': CustomEvent<{
    failure: 'Offline' | 'TimedOut' | 'Refused' | 'Broken' | 'Mismatch'
    saved?: true
  }>
  /** the first field can be typed in; once per element */
  'trip-review-ready': CustomEvent<{ milliseconds: number; bytes: number }>
  /** half of it, or of the window, was visible for a second; once per element */
  'trip-review-view': CustomEvent<object>
  /** the first input; again after a form was sent */
  'trip-review-start': CustomEvent<object>
  /** the form can't be sent yet; names of the fields, without their values */
  'trip-review-invalid': CustomEvent<{ fields: string[] }>
  /** the visitor leaves, or the form is removed, after `start` and before `sent` */
  'trip-review-leave': CustomEvent<object>
  /** before it is sent: change the payload, or `preventDefault()` to cancel */
  'trip-review-send': CustomEvent<{ payload: Record<string, unknown> }>
  /** stored by the provider, with the attraction's id; `held` until staff publish it */
  'trip-review-sent': CustomEvent<{
    attraction: string
    held: boolean
    form: 'review'
    late?: true
  }>
  /** not sent; `saved` if the outbox sends it later */
  'trip-review-failed': CustomEvent<{
    failure: 'Offline' | 'TimedOut' | 'Refused' | 'Broken' | 'Mismatch'
    saved?: true
  }>
  /** the first field can be typed in; once per element */
  'trip-testimonial-ready': CustomEvent<{ milliseconds: number; bytes: number }>
  /** half of it, or of the window, was visible for a second; once per element */
  'trip-testimonial-view': CustomEvent<object>
  /** the first input; again after a form was sent */
  'trip-testimonial-start': CustomEvent<object>
  /** the form can't be sent yet; names of the fields, without their values */
  'trip-testimonial-invalid': CustomEvent<{ fields: string[] }>
  /** the visitor leaves, or the form is removed, after `start` and before `sent` */
  'trip-testimonial-leave': CustomEvent<object>
  /** before it is sent: change the payload, or `preventDefault()` to cancel */
  'trip-testimonial-send': CustomEvent<{ payload: Record<string, unknown> }>
  /** stored by the provider; `held` until staff publish it */
  'trip-testimonial-sent': CustomEvent<{ held: boolean; form: 'testimonial'; late?: true }>
  /** not sent; `saved` if the outbox sends it later; cancelling is no failure */
  'trip-testimonial-failed': CustomEvent<{
    failure: 'Offline' | 'TimedOut' | 'Refused' | 'Broken' | 'Mismatch'
    saved?: true
  }>
}

/** Attributes and events of a tag in JSX, such as `ontrip-enquiry-sent`. */
export type JsxAttributes<Tag extends keyof TripElements> = {
  [Name in keyof TripElements[Tag] as Exclude<Name, keyof HTMLElement>]?:
    Written<TripElements[Tag][Name]> | undefined
} & {
  [Name in keyof TripEvents as Name extends `${Tag}-${string}` ? `on${Name}` : never]?:
    ((event: TripEvents[Name]) => void) | undefined
}

/** Accepts numbers too if the value consists of digits or is any text. */
type Written<Value> = string extends Value
  ? string | number
  : Value extends `${infer Digits extends number}`
    ? Value | Digits
    : Value

declare global {
  interface HTMLElementTagNameMap extends TripElements {}
  // They bubble out of shadow roots up to the window.
  interface GlobalEventHandlersEventMap extends TripEvents {}
}

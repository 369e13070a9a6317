/**
 * Messages between a page of the provider in a frame and the page around it, by `postMessage`. The version is that of
 * the widgets: fields may be added, and none changes.
 */
export type FromFrame =
  /** Height of the content in CSS pixels. */
  | { type: 'trip-height'; height: number }
  /** An event of the tag, without those that can be cancelled. The detail has no personal data. */
  | { type: 'trip-event'; name: string; detail: unknown }
  /** A link was clicked in a frame without `allow-popups`. */
  | { type: 'trip-link'; href: string }

/** Requests a frame's height, because its first message may have been too early. */
export interface ToFrame {
  type: 'trip-hello'
}

/** Tags in frames, and the events that leave a frame, as `trip-enquiry-sent`. */
export const FRAMED_TAGS = [
  'enquiry',
  'review',
  'testimonial',
  'attraction-card',
  'corporate-video',
]
export const FRAMED_EVENTS = [
  'ready',
  'view',
  'start',
  'step',
  'invalid',
  'leave',
  'sent',
  'failed',
  'open',
]

/** Name of the `<meta>` with the pass of a page in a sandboxed frame. */
export const PASS = 'trip-pass'

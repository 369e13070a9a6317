import * as z from 'zod/mini'
import { latinDigits } from './values/digits.ts'
import { enquirySummary } from './enquiry-list.ts'
import { MAX_TEXT } from './limits.ts'
import { maybe, some, truthy, words } from './list.ts'
import { email, longText, optionalText, uuid } from './text.ts'

/** Something that happened to an enquiry. */
const event = z.object({
  /**
   * 'received', 'status', 'reply', 'asked' or 'changed', and about a plan 'planned', 'plan-accepted', 'plan-declined' or
   * 'plan-asked'.
   */
  kind: words,
  /** Calendar date, YYYY-MM-DD, and time, HH:MM, in the company's time zone. */
  date: words,
  time: words,
  /** The new status, the text of a reply, request or answer, the title of a plan, or the labels of changed fields. */
  text: maybe(z.string()),
  /** Name of the member of staff. Absent for what the sender did. */
  by: maybe(z.string()),
})
export type FollowedEvent = z.infer<typeof event>

/** An enquiry with its history, oldest first. */
export const followedEnquiry = z.object({
  ...enquirySummary.shape,
  /** Name of the member of staff who works on it. */
  planner: maybe(z.string()),
  /** Path of the latest plan's page on the provider. Absent without a plan, and once its link has expired. */
  plan: maybe(z.string()),
  events: some(event),
})
export type FollowedEnquiry = z.infer<typeof followedEnquiry>

/** Names an enquiry by the key of an emailed link, or by its id with the token of its sender's account. */
const named = { key: optionalText(200), id: z.optional(uuid) }
export type NamedEnquiry = { key: string } | { id: string }

/** Accepts a reference in lower case, and with other or no separators. */
const normaliseReference = (written: string) =>
  latinDigits(written)
    .toUpperCase()
    .replace(/[^A-Z\d]/g, '')
    .replace(/^([A-Z]{2})(.{4})(.{4})$/, '$1-$2-$3')

const reference = z
  .string('required')
  .check(
    z.overwrite(normaliseReference),
    z.minLength(1, 'required'),
    z.regex(/^[A-Z]{2}(?:-[A-Z\d]{4}){2}$/, 'invalid'),
  )

export const linkRequest = z.object({ reference, email })
export type LinkRequest = z.infer<typeof linkRequest>

/** A request and a reason for canceling, as typed. */
export const changeText = z.object({ text: longText })
export const cancelText = z.object({ text: optionalText(MAX_TEXT) })

export const followedChange = z.object({
  ...named,
  text: optionalText(MAX_TEXT),
  cancel: z.optional(z.boolean()),
})
export type FollowedChange = z.infer<typeof followedChange>

export const followEnquiry = { input: z.object(named), output: followedEnquiry }
export const changeFollowed = { input: followedChange, output: followedEnquiry }
export const mailFollowLink = { input: linkRequest, output: truthy }

import type { LoggedDeed } from '../data/desk-log.ts'
import type { DeskEnquiry } from '../data/enquiries/desk-enquiries.ts'
import type { View } from '../data/enquiries/queue.ts'
import type { StoredMail } from '../data/incoming/incoming-mails.ts'
import type { MailAbout } from '../data/mails/mails-of-enquiry.ts'
import type { Undelivered } from '../data/mails/undelivered.ts'
import type { Draft } from '../data/plans/plan-drafts.ts'
import type { Plan } from '../data/plans/plans.ts'
import type { Staff } from '../data/people/staff.ts'
import type { Frame } from './frame.ts'

export interface EnquiryShown {
  /** Undefined for readers of an emailed link, who can't do anything without a sign-in. */
  staff: Staff | undefined
  enquiry: DeskEnquiry
  plans: Plan[]
  draft: Draft | undefined
  deeds: LoggedDeed[]
  /** Emails to anybody about it. */
  mails: MailAbout[]
  incoming: StoredMail[]
  undelivered: Undelivered[]
  /** Whether replies to our emails arrive here instead of the desk's inbox. */
  repliesArrive: boolean
  colleagues: Staff[]
  /** Of the same person. */
  others: DeskEnquiry[]
  /** The tab that it was opened from. */
  view: View | ''
  now: Date
  notice?: Frame['notice']
  /** Unsaved input of a refused form. */
  written?: { note?: string; reply?: string; address?: string }
  /** Makes repeated submits count once. */
  intent: string
}

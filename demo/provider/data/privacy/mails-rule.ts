import { ADDRESSES, type TableRule } from '../table-rule.ts'

const SENDING = 'state of the delivery'

export const MAILS_RULE: TableRule = {
  kept: 'KEEP_MAILS; texts KEEP_MAIL_TEXTS',
  of: `lower(recipient) = ${ADDRESSES} or lower(reply_to) = ${ADDRESSES} or about = ${ADDRESSES}`,
  addresses: ['recipient', 'reply_to', 'names', 'about'],
  texts: ['subject', 'body', 'html'],
  deleted: 'by itself',
  exported: ['recipient', 'subject', 'created_at', 'sent_at'],
  // Only readers of that mailbox may see a code that still works.
  shown: {
    subject: "case when text_until is null then subject else 'Your verification code' end",
  },
  withheld: {
    reply_to: 'part of the enquiry that the email is about',
    names: 'an address of another person',
    about: 'part of the row that the email is about',
    enquiry: 'part of enquiries',
    body: 'repeats the rest of the export, or contains a sign-in link or code',
    html: 'repeats the text',
  },
  impersonal: {
    id: 'a serial number',
    message_id: 'a random number',
    in_reply_to: 'a random number',
    thread: 'random numbers',
    failure: SENDING,
    kind: 'purpose of the email',
    secret: SENDING,
    text_until: SENDING,
    tries: SENDING,
    first_try_at: SENDING,
    next_try_at: SENDING,
    given_up_at: SENDING,
  },
}

import { ADDRESSES, type TableRule } from './table-rule.ts'

const SENDING = 'how the sending went'

export const MAILS_RULE: TableRule = {
  kept: 'KEEP_MAILS; its text KEEP_MAIL_TEXTS',
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
    reply_to: 'it is in the enquiry that the mail tells of',
    names: 'the address of somebody whom the mail is not about',
    about: 'it is in the row that the mail tells of',
    enquiry: 'it is that of enquiries',
    body: 'it says what the rest of the export says, or lets somebody in',
    html: 'it says what the text says',
  },
  impersonal: {
    id: 'a number in a row',
    message_id: 'a random number',
    in_reply_to: 'a random number',
    thread: 'random numbers',
    failure: SENDING,
    kind: 'what the mail is for',
    secret: SENDING,
    text_until: SENDING,
    tries: SENDING,
    first_try_at: SENDING,
    next_try_at: SENDING,
    given_up_at: SENDING,
  },
}

import { ADDRESSES, INTENT, type TableRule } from '../table-rule.ts'

const OWN = `lower(sender) = ${ADDRESSES}
  or enquiry in (select uuid from enquiries where lower(email) = ${ADDRESSES})`

const STAFF = 'work of the staff'

export const INCOMING_MAILS_RULE: TableRule = {
  kept: 'KEEP_ENQUIRIES with an enquiry, else KEEP_UNASSIGNED_MAILS',
  of: OWN,
  addresses: ['sender'],
  texts: ['sender_name', 'subject', 'body'],
  deleted: 'by itself',
  exported: ['received_at', 'sender', 'sender_name', 'subject', 'body'],
  withheld: {
    enquiry: 'part of enquiries',
    fingerprint: INTENT,
    message_id: 'an identifier of the mail program',
  },
  impersonal: { id: 'a serial number', kind: STAFF, cut: STAFF, dismissed_at: STAFF },
}

export const INCOMING_FILES_RULE: TableRule = {
  kept: 'as long as their email',
  of: `mail in (select id from incoming_mails where ${OWN})`,
  texts: ['name'],
  deleted: 'with incoming_mails',
  exported: ['name', 'type', 'size', 'file'],
  shown: { file: "coalesce(file, '')" },
  files: 'file',
  withheld: { mail: 'part of incoming_mails' },
  impersonal: { position: 'place in the email', fault: STAFF },
}

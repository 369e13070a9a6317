import type { DeskEnquiry } from '../data/enquiries/desk-enquiries.ts'
import type { Mail } from '../data/mails/mails.ts'
import { answerIn } from './answer-in.ts'
import { mailOf } from './letter-mail.ts'

/** What staff are told of a reply. */
export interface ReplyTold {
  /** In lower case. */
  sender: string
  senderName: string
  body: string
  /** One per file. */
  attachments: readonly unknown[]
}

/** The desk shows the rest. */
const LONGEST = 2000

/** Email to the owner of an enquiry, or the desk, about an email from its traveller; replies go to the traveller. */
export function incomingMail(
  { reference, destination, email, language }: DeskEnquiry,
  { sender, senderName, body, attachments }: ReplyTold,
  recipient: string,
  link: string | undefined,
): Mail {
  const isStranger = sender !== email.toLowerCase()
  const spoken = answerIn(language)
  const { length } = attachments
  const files = length === 1 ? '1 file' : `${length} files`
  return {
    kind: 'incoming',
    recipient,
    about: email,
    enquiry: reference,
    replyTo: email,
    ...(isStranger && sender && { names: sender }),
    ...mailOf({
      subject: `Reply: ${reference}`,
      desk: recipient,
      parts: [
        { kind: 'title', text: `Reply to enquiry ${reference}` },
        isStranger && { kind: 'say', text: 'It came from another address than the enquiry.' },
        body !== '' && {
          kind: 'quote',
          text: body.length > LONGEST ? `${body.slice(0, LONGEST)} …` : body,
        },
        spoken !== undefined && { kind: 'say', text: `${spoken}.` },
        {
          kind: 'facts',
          facts: [
            ['Trip', destination],
            ['From', [senderName, sender && `(${sender})`].filter(Boolean).join(' ')],
            ['Attachments', length > 0 ? files : null],
          ],
        },
        link !== undefined && { kind: 'link', label: 'Open the enquiry', address: link },
      ],
    }),
  }
}

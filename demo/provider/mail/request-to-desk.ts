import type { DeskEnquiry } from '../data/enquiries/desk-enquiries.ts'
import type { Mail } from '../data/mails/mails.ts'
import { answerIn } from './answer-in.ts'
import { mailOf } from './letter-mail.ts'

/** Email to the desk about a traveller's request to change or cancel an enquiry; replies go to the traveller. */
export function requestMail(
  { reference, first_name, last_name, email, phone_number, language }: DeskEnquiry,
  { text, cancel }: { text: string; cancel: boolean },
  desk: string,
  link: string | undefined,
): Mail {
  const what = cancel ? 'The traveller canceled this enquiry.' : 'The traveller asks for a change:'
  const spoken = answerIn(language)
  return {
    kind: 'request-to-desk',
    recipient: desk,
    about: email,
    enquiry: reference,
    replyTo: email,
    ...mailOf({
      subject: `${cancel ? 'Canceled' : 'Change requested'}: ${reference}`,
      desk,
      parts: [
        { kind: 'title', text: `Enquiry ${reference}` },
        { kind: 'say', text: what },
        text !== '' && { kind: 'quote', text },
        spoken !== undefined && { kind: 'say', text: `${spoken}.` },
        {
          kind: 'facts',
          facts: [
            ['Name', [first_name, last_name].filter(Boolean).join(' ')],
            ['Email', email],
            ['Mobile', phone_number],
          ],
        },
        link !== undefined && { kind: 'link', label: 'Open the enquiry', address: link },
      ],
    }),
  }
}

import type { Mail } from '../data/mails/mails.ts'
import { ENGLISH, type Messages } from '../messages/messages.ts'
import type { Letter, Part } from './letter.ts'
import { letterAsHtml } from './letter-html.ts'
import { letterAsText } from './letter-text.ts'

interface Draft extends Omit<Letter, 'parts' | 'says'> {
  parts: (Part | '' | false | undefined)[]
  /** English unless it is to a traveller. */
  says?: Messages
}

export function mailOf({
  parts,
  says = ENGLISH,
  ...rest
}: Draft): Pick<Mail, 'subject' | 'body' | 'html'> {
  const letter = { ...rest, says, parts: parts.filter((part) => !!part) }
  return { subject: letter.subject, body: letterAsText(letter), html: letterAsHtml(letter) }
}

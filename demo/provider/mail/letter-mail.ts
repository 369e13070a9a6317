import type { Mail } from '../data/mails.ts'
import type { Letter, Part } from './letter.ts'
import { letterAsHtml } from './letter-html.ts'
import { letterAsText } from './letter-text.ts'

/** A letter to be made; what is not there is left out. */
type Draft = Omit<Letter, 'parts'> & { parts: (Part | '' | false | undefined)[] }

/** A letter as a mail: as text, and as a page that says the same. */
export function mailOf({ parts, ...rest }: Draft): Pick<Mail, 'subject' | 'body' | 'html'> {
  const letter = { ...rest, parts: parts.filter((part) => !!part) }
  return { subject: letter.subject, body: letterAsText(letter), html: letterAsHtml(letter) }
}

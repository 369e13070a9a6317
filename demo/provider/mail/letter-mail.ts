import type { Mail } from '../data/mails/mails.ts'
import type { Letter, Part } from './letter.ts'
import { letterAsHtml } from './letter-html.ts'
import { letterAsText } from './letter-text.ts'

type Draft = Omit<Letter, 'parts'> & { parts: (Part | '' | false | undefined)[] }

export function mailOf({ parts, ...rest }: Draft): Pick<Mail, 'subject' | 'body' | 'html'> {
  const letter = { ...rest, parts: parts.filter((part) => !!part) }
  return { subject: letter.subject, body: letterAsText(letter), html: letterAsHtml(letter) }
}

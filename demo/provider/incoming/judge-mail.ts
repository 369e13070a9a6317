import type { IncomingKind } from '../data/incoming/incoming-mails.ts'
import { tokensIn } from '../data/incoming/reply-tokens.ts'
import type { Settings } from '../settings/settings.ts'
import type { ParsedMail } from './parse-mail.ts'

/** Subjects of automatic replies, from their beginning, in the languages of our travellers' mail programs. */
const AUTOMATIC = [
  'automatic reply',
  'auto(?:matic)?[- ]?(?:reply|response)',
  'out of (?:the )?office',
  'away from (?:my|the) (?:office|mail)',
  'on vacation',
  'automatische (?:antwort|r(?:ü|ue)ckmeldung)',
  'abwesen(?:d|heit)',
  'au(?:ß|ss)er haus',
  'r[ée]ponse automatique',
  'absence du bureau',
  'absent(?:e)? du bureau',
  'respuesta autom[áa]tica',
  'fuera de (?:la )?oficina',
  'resposta autom[áa]tica',
  'fora do escrit[óo]rio',
  'risposta automatica',
  'fuori (?:sede|ufficio)',
  'automatisch antwoord',
  'afwezig',
  'autosvar',
  'automaattinen vastaus',
  'autoodpowied[źz]',
  'автоматический ответ',
  'автоответ',
  '自动(?:回复|答复)',
  '自動(?:回覆|応答|返信)',
  '자동 ?(?:회신|응답)',
  'स्वचालित उत्तर',
  'رد تلقائي',
]
const AUTOMATIC_SUBJECT = new RegExp(`^\\s*(?:${AUTOMATIC.join('|')})`, 'iu')

/** Headers that only programs write. */
const AUTOMATIC_HEADERS = ['x-autoreply', 'x-autorespond', 'x-autoresponder', 'x-auto-reply-from']

/**
 * Tells replies of people from those of programs: our own emails that came back (`loop`), and automatic replies (RFC
 * 3834). Reports on deliveries are recognised before.
 */
export function kindOfMail(
  { header, sender, subject }: ParsedMail,
  own: Pick<Settings, 'mailFrom' | 'replyAddress'>,
): Exclude<IncomingKind, 'bounce'> {
  const addresses = new Set([own.mailFrom.toLowerCase(), own.replyAddress?.toLowerCase()])
  const [token] = tokensIn(sender)
  const bare = token ? sender.replace(`+${token}`, '') : sender
  const loops = header('x-loop').map((value) => value.toLowerCase().trim())
  if (addresses.has(bare) || loops.some((loop) => addresses.has(loop))) return 'loop'
  const isAutomatic =
    header('auto-submitted').some((value) => !/^\s*no\b/i.test(value)) ||
    AUTOMATIC_HEADERS.some((name) =>
      header(name).some((value) => !/^\s*(?:no|false)?\s*$/i.test(value)),
    ) ||
    header('precedence').some((value) => /^\s*(?:bulk|junk|list|auto_reply)\b/i.test(value)) ||
    header('return-path').some((value) => /^\s*<\s*>/.test(value)) ||
    header('content-type').some((value) => /report-type="?disposition-notification/i.test(value)) ||
    AUTOMATIC_SUBJECT.test(subject)
  return isAutomatic ? 'auto-reply' : 'reply'
}

/** A piece of an email: the sender's own words, or what they quote. */
export interface TextPiece {
  text: string
  isQuoted: boolean
}

/** Verbs of the line above a quote, in the languages of usual mail programs. */
const WROTE =
  'wrote|schrieb|a écrit|escribió|escreveu|ha scritto|schreef|skrev|napsal|пишет|написал\\p{L}*'

const ATTRIBUTION = new RegExp(
  `^(?:on|am|le|el|em|il|op|den|dne|в)(?!\\p{L}).{0,300}(?<!\\p{L})(?:${WROTE})(?!\\p{L}).{0,120}:?$` +
    '|^(?=.*[@\\d]).{0,200}(?:ने लिखा|写道|wrote)\\s*[:：]$' +
    '|^في .{0,200}كتب.{0,120}:?$',
  'iu',
)

/** Lines after which Outlook and others quote everything to the end. */
const SEPARATOR =
  /^(?:-{2,} ?(?:original message|ursprüngliche nachricht|message d'origine|mensaje original|messaggio originale|original appointment) ?-{2,}|_{20,})$/i

/** The header of a quoted email without a separator. */
const HEADER = /^(?:\*?(?:from|von|de|da|van|от|발신|差出人|发件人)\*?) ?[:：]\s?\S/i
const SECOND_HEADER =
  /^(?:\*?(?:sent|date|gesendet|datum|envoyé|enviado|fecha|inviato|data|verzonden|to|subject)\*?) ?[:：]/i

/**
 * Splits a text into own words and quotes, for folding the latter. Lines with '>' are quotes wherever they are, and
 * everything below the header of an earlier email is one.
 */
export function piecesOf(text: string): TextPiece[] {
  const lines = text.split('\n')
  const quoted = lines.map((line) => line.startsWith('>'))
  for (const [at, line] of lines.entries()) {
    if (endsOwnWords(lines, at, line)) {
      quoted.fill(true, at)
      break
    }
    const [first, last] = attributionAt(lines, at)
    if (last < 0) continue
    const next = lines.findIndex((other, index) => index > last && other !== '')
    if (next < 0) break
    // Without marks, as of an email in HTML, the rest is the quote.
    if (lines[next]!.startsWith('>')) quoted.fill(true, first, next)
    else {
      quoted.fill(true, first)
      break
    }
  }
  return piecesBy(lines, quoted)
}

function endsOwnWords(lines: string[], at: number, line: string): boolean {
  if (SEPARATOR.test(line)) return true
  return HEADER.test(line) && lines.slice(at + 1, at + 4).some((next) => SECOND_HEADER.test(next))
}

/** An attribution may be broken into two lines. */
function attributionAt(lines: string[], at: number): [first: number, last: number] {
  const line = lines[at]!
  if (line.length > 400 || line.startsWith('>')) return [at, -1]
  if (ATTRIBUTION.test(line)) return [at, at]
  const next = lines[at + 1] ?? ''
  const both = `${line} ${next}`
  return next !== '' &&
    both.length <= 400 &&
    /^(?:on|am|le|el)\b/i.test(line) &&
    ATTRIBUTION.test(both)
    ? [at, at + 1]
    : [at, -1]
}

function piecesBy(lines: string[], quoted: boolean[]): TextPiece[] {
  const pieces: { lines: string[]; isQuoted: boolean }[] = []
  for (const [at, line] of lines.entries()) {
    const last = pieces.at(-1)
    const isQuoted = quoted[at] === true
    // An empty line between two quotes belongs to them.
    if (last && (last.isQuoted === isQuoted || (line === '' && quoted[at + 1])))
      last.lines.push(line)
    else pieces.push({ lines: [line], isQuoted })
  }
  return pieces
    .map(({ lines, isQuoted }) => ({ text: lines.join('\n').trim(), isQuoted }))
    .filter(({ text }) => text !== '')
}

/** Bidirectional and invisible characters (Unicode Standard Annex #9), and control characters. */
const UNSEEN = /[\s\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+/gu

/** Text that can't imitate further lines, nor change its direction. */
export function oneLine(text: string): string {
  return text.replace(UNSEEN, ' ').trim()
}

export function linesOf(text: string): string[] {
  return text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/).map(oneLine)
}

/** Splits a text like {@link oneLine}. Every second piece was between U+2068 and U+2069, and is without them. */
export function isolatesIn(text: string): string[] {
  return text.split(/\u2068([^\u2066-\u2069]*)\u2069/).map((piece) => piece.replace(UNSEEN, ' '))
}

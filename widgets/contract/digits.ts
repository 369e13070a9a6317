const DIGIT = /\p{Nd}/u

/**
 * The same text with the digits of every script as 0 to 9: '५' and '٥' are 5. Unicode keeps the ten digits of a script
 * together, from its zero on (Unicode, section 4.6).
 */
export function latinDigits(text: string): string {
  return text.replace(/[^\P{Nd}0-9]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    let before = 0
    while (DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1
    return String(before % 10)
  })
}

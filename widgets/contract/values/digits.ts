const DIGIT = /\p{Nd}/u

/** Unicode encodes the ten digits of a script in sequence, from zero (Unicode, section 4.6). */
export function latinDigits(text: string): string {
  return text.replace(/[^\P{Nd}0-9]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    let before = 0
    while (DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1
    return String(before % 10)
  })
}

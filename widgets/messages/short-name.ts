/** Characters. */
const LONGEST = 40

/** Bidirectional control characters, which can make one name look like another. */
const TURNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** A file name for a sentence, shortened in the middle, and isolated from the direction of its text. */
export function shortName(name: string): string {
  const letters = [...name.replaceAll(TURNS, '')]
  const half = LONGEST / 2
  const short =
    letters.length > LONGEST
      ? `${letters.slice(0, half).join('')}…${letters.slice(-half).join('')}`
      : letters.join('')
  return `\u2068${short}\u2069`
}

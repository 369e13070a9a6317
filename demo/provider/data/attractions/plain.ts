import { latinDigits } from '../../../../widgets/contract/values/digits.ts'

/** Lower case without accents and apostrophes, words separated by one space. Matches the SQL function `plain`. */
export function plain(text: string): string {
  const letters = text.normalize('NFD').toLowerCase()
  return letters
    .replace(/[\u0300-\u036f\u2019']/g, '')
    .replace(/[\0-/:-@[-`{-~\s]+/g, ' ')
    .trim()
}

/** Vowel points of Arabic and its stretching line, Devanagari's nukta, and joiners. */
const MARKS = /[\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06ED\u093C\u200C\u200D]/g

/** Nasals before a consonant of their own row, which can be written as a dot above: हिन्दी, हिंदी. */
const NASALS = /ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/g

/** Letters of other spellings and languages, with the Arabic ones that they are compared as. */
const LETTERS: Record<string, string> = {
  ى: 'ي',
  ی: 'ي',
  ۍ: 'ي',
  ة: 'ه',
  ک: 'ك',
  ٱ: 'ا',
  پ: 'ب',
  ڤ: 'ف',
  چ: 'ج',
  گ: 'غ',
}

/** {@link plain} text in one spelling of every script. Matches the SQL function `folded`. */
export function folded(text: string): string {
  return latinDigits(plain(text))
    .replaceAll('ँ', 'ं')
    .replace(MARKS, '')
    .replace(NASALS, 'ं')
    .replace(/[ىیۍةکٱپڤچگ]/g, (letter) => LETTERS[letter] ?? letter)
}

import { expect, test } from 'vitest'
import { monthsInWords } from './months.ts'
import { seasons } from './seasons.ts'

test.each([
  ['07-01', '09-30', false, 'Kanha जुलाई से सितंबर तक बंद रहता है। अक्टूबर में फिर खुलता है।'],
  ['06-15', '11-15', true, 'Kanha का एक हिस्सा मध्य जून से मध्य नवंबर तक बंद रहता है। नवंबर में फिर खुलता है।'],
  ['02-01', '02-28', false, 'Kanha फ़रवरी में बंद रहता है। मार्च में फिर खुलता है।'],
  ['12-20', '12-31', false, 'Kanha 20 दिसंबर से 31 दिसंबर तक बंद रहता है। जनवरी में फिर खुलता है।'],
])('says of %s to %s, in part %s: %s', (from, to, part, said) => {
  expect(seasons.closed('Kanha', { from, to, part })).toBe(said)
})

test.each([
  [[10, 11, 12, 1, 2, 3], 'अक्टूबर से मार्च'],
  [[3, 6, 9], 'मार्च, जून और सितंबर'],
  [[5], 'मई'],
  [Array.from({ length: 12 }, (_, index) => index + 1), 'पूरे साल'],
])('says %o as %s', (months, words) => {
  expect(monthsInWords(months)).toBe(words)
})

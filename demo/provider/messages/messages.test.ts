import { expect, test } from 'vitest'
import { ENGLISH, TRANSLATIONS, messagesIn, pathIn } from './messages.ts'

/** Paths of all sentences, such as 'letter.hello'. */
const keysOf = (sentences: object, before = ''): string[] =>
  Object.entries(sentences).flatMap(([key, value]) =>
    typeof value === 'object' ? keysOf(value as object, `${before}${key}.`) : [before + key],
  )

test.each(Object.keys(TRANSLATIONS))('%s has every sentence, and no other', (language) => {
  expect(keysOf(TRANSLATIONS[language]!).toSorted()).toEqual(keysOf(ENGLISH).toSorted())
})

test('finds a language by its tag or a shorter one', () => {
  const codes = ['hi', 'hi-IN', 'ar-EG', 'ar-Arab-EG'].map((tag) => messagesIn(tag).language.code)
  expect(codes).toEqual(['hi', 'hi', 'ar', 'ar'])
  for (const unknown of ['de', 'en', '', 'constructor', null, undefined]) {
    expect(messagesIn(unknown)).toBe(ENGLISH)
  }
})

test('prefixes addresses of the site, except in English', () => {
  expect(pathIn(messagesIn('ar-EG'), '/login')).toBe('/ar/login')
  expect(pathIn(ENGLISH, '/login')).toBe('/login')
})

test('isolates values in languages from right to left only', () => {
  expect(messagesIn('ar').letter.hello('Asha')).toBe('مرحبًا \u2068Asha\u2069،')
  expect(messagesIn('hi').letter.hello('Asha')).toBe('नमस्ते Asha,')
})

test.each([
  [1, 'يوم واحد في \u2068Agra\u2069 لشخص واحد'],
  [2, 'يومان في \u2068Agra\u2069 لشخصين'],
  [3, '3 أيام في \u2068Agra\u2069 لـ 3 أشخاص'],
  [11, '11 يومًا في \u2068Agra\u2069 لـ 11 شخصًا'],
  [100, '100 يوم في \u2068Agra\u2069 لـ 100 شخص'],
])('counts %i in Arabic', (count, sentence) => {
  expect(messagesIn('ar').trip.what(count, 'Agra', count, 0)).toBe(sentence)
})

test('describes trips in Hindi', () => {
  const { trip } = messagesIn('hi')
  expect(trip.what(1, 'Agra', 1, 0)).toBe('Agra में 1 दिन, 1 व्यक्ति के लिए')
  expect(trip.what(6, trip.places(['Egypt', 'Japan']), 1, 2)).toBe(
    'Egypt और Japan में 6 दिन, 1 वयस्क और 2 बच्चों के लिए',
  )
  expect(trip.from('2026-12-05')).toBe('5 दिसंबर 2026 से')
})

import { expect, test } from 'vitest'
import { TITLES, sceneTitle } from '../scene-pictures.ts'
import { scenes } from '../scenes/scenes.ts'

test.each(Object.entries(TITLES))(
  'describes every scene in letters of %s, and no two alike',
  (language, titles) => {
    const { script } = new Intl.Locale(language).maximize()
    expect(Object.keys(titles!).toSorted()).toEqual(Object.keys(scenes).toSorted())
    const texts = Object.values(titles!)
    const letters = new RegExp(`^[\\p{sc=${script}}\\p{M}\\p{N}\\s،,-]+$`, 'u')
    expect(texts.filter((text) => !letters.test(text))).toEqual([])
    expect(new Set(texts).size).toBe(texts.length)
  },
)

test('describes a drawing in the language, or in English', () => {
  const path = '/media/scenes/marble-tomb-dawn.svg'
  expect(sceneTitle(path, 'hi')).toBe(TITLES['hi']!['marble-tomb'])
  expect(sceneTitle(path, 'fr')).toMatch(/^The Taj Mahal/)
  expect(sceneTitle('/media/photos/a.webp', 'hi')).toBe('')
})

import { afterEach, expect, test, vi } from 'vitest'
import { LANGUAGES } from '../../routing/languages.ts'
import { offeredLanguage, rememberLanguage } from './offered-language.ts'

const offered = (...languages: string[]) => {
  vi.stubGlobal('navigator', { languages })
  return offeredLanguage()?.code
}

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

test('offers the first language of the browser that the site has', () => {
  expect(offered('hi-IN', 'en')).toBe('hi')
  expect(offered('ta', 'AR-eg', 'hi')).toBe('ar')
})

test('offers nothing to visitors who prefer the language of the page, or one that is missing', () => {
  expect(offered('en-GB', 'hi')).toBeUndefined()
  expect(offered('ta', 'te')).toBeUndefined()
  expect(offered()).toBeUndefined()
})

test('follows the choice of a visitor instead of the browser', () => {
  const [english, arabic] = LANGUAGES
  rememberLanguage(english!)
  expect(offered('hi')).toBeUndefined()
  rememberLanguage(arabic!)
  expect(offered('en')).toBe('ar')
})

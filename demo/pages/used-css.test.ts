import { expect, test } from 'vitest'
import { parseCss, usedCss, usedIn } from './used-css.ts'

const HTML = '<div class="open card"><trip-review></trip-review></div>'

const used = (css: string) => usedCss(parseCss(css), usedIn(HTML))

test.each([
  '.card{}',
  '.card.open>p{}',
  '.gone,.card{}',
  '.card:not(.gone){}',
  '.card:not(:is(.gone,.away)) a{}',
  'p:is(.gone,.card){}',
  '[data-x=".gone"]{}',
  'trip-review:not(:defined){}',
  ':root{--a:0}',
  '@media (min-width:768px){.card{}}',
  '@supports (a:b){@container (width>=9px){.card{}}}',
  '@font-face{font-family:A}',
  '.card{animation:spin 1s}@keyframes spin{to{rotate:1turn}}',
])('keeps %s', (css) => {
  expect(used(css)).toBe(css)
})

test.each([
  '.gone{}',
  '.card.gone{}',
  '.card .gone a{}',
  'trip-enquiry[corporate]:not(:defined){}',
  '.card trip-enquiry{}',
  '.card:hover{}',
  '::view-transition-old(*){}',
  '@media print{.card{}}',
  '@media (forced-colors:active){.card{}}',
  '@media (min-width:768px){.gone{}}',
  '@page{margin:1cm}',
  '@keyframes spin{to{rotate:1turn}}',
  '/* why */',
])('leaves out %s', (css) => {
  expect(used(css)).toBe('')
})

test('keeps the order of layers, also of empty ones', () => {
  expect(used('@layer base{.gone{}}@layer top{.card{}}')).toBe('@layer base{}@layer top{.card{}}')
})

test('leaves the sheet as it is for other pages', () => {
  const sheet = parseCss('.card{}.other{}')
  expect(usedCss(sheet, usedIn(HTML))).toBe('.card{}')
  expect(usedCss(sheet, usedIn('<p class="other">'))).toBe('.other{}')
})

import { expect, test } from 'vitest'
import { lookFor, parseCss, usedCss } from './used-css.ts'

const HTML =
  '<html dir="ltr"><div class="open card" data-count="2" id="a"><p><a><trip-review></trip-review></a></p></div>'

function used(css: string, html = HTML): string {
  const sheet = parseCss(css)
  return usedCss(sheet, lookFor([sheet])(html))
}

test.each([
  '.card{margin:0}',
  '.card.open>p{margin:0}',
  '.card:not(.gone){margin:0}',
  '.card:not(:is(.gone,.away)) a{margin:0}',
  'p:is(.gone,.card){margin:0}',
  'p[id] a{margin:0}',
  '.card:has(>p [data-count]) a{margin:0}',
  ':is(ul,p:where(.gone,:nth-child(2))) a{margin:0}',
  '[data-count="2"]>a{margin:0}',
  "[dir='ltr'] .card{margin:0}",
  '[dir=LTR i] .card{margin:0}',
  '.card:not([open],:is(ul,ol)){margin:0}',
  'trip-review:not(:defined){margin:0}',
  ':root{--a:0}',
  '@media (min-width:768px){.card{margin:0}}',
  '@supports (a:b){@container (width>=9px){.card{margin:0}}}',
  '@font-face{font-family:A}',
  '.card{animation:spin 1s}@keyframes spin{to{rotate:1turn}}',
])('keeps %s', (css) => {
  expect(used(css)).toBe(css)
})

test.each([
  '.gone{margin:0}',
  '.card.gone{margin:0}',
  '.card .gone a{margin:0}',
  'trip-enquiry[corporate]:not(:defined){margin:0}',
  '.card trip-enquiry{margin:0}',
  'ul{margin:0}',
  ':is(ul,.card ol){margin:0}',
  'p:is(.gone,.away){margin:0}',
  'html:has(.card[open]) p{margin:0}',
  '@starting-style{.gone{margin:0}}',
  '.card>ul{margin:0}',
  'p[data-open]{margin:0}',
  '[data-x=".card"]{margin:0}',
  '[data-count="1"]{margin:0}',
  '[dir=rtl] .card{margin:0}',
  '.card:hover{margin:0}',
  '::view-transition-old(*){margin:0}',
  '@media print{.card{margin:0}}',
  '@media (forced-colors:active){.card{margin:0}}',
  '@media (min-width:768px){.gone{margin:0}}',
  '@page{margin:1cm}',
  '@keyframes spin{to{rotate:1turn}}',
  '/* why */',
])('leaves out %s', (css) => {
  expect(used(css)).toBe('')
})

test('keeps the order of layers, also of empty ones', () => {
  const top = '@layer top{.card{margin:0}}'
  expect(used(`@layer base{.gone{margin:0}}${top}`)).toBe(`@layer base{}${top}`)
})

test('leaves the sheet as it is for other pages', () => {
  const sheet = parseCss('.card{margin:0}.other{margin:0}')
  const look = lookFor([sheet])
  expect(usedCss(sheet, look(HTML))).toBe('.card{margin:0}')
  expect(usedCss(sheet, look('<p class="other">'))).toBe('.other{margin:0}')
})

test('leaves out a part of a rule', () => {
  expect(used('.gone,.card,ul{margin:0}')).toBe('.card{margin:0}')
  expect(used('.card{color:red;transition:color 1s}')).toBe('.card{color:red}')
  expect(used('.card{cursor:pointer}')).toBe('')
})

test('parts of a tag wait for its script, unless they come from the server', () => {
  const css = 'trip-review::part(root){margin:0}'
  expect(used(css)).toBe('')
  expect(used(css, '<trip-review><template shadowrootmode="open">')).toBe(css)
})

test('notes only what is selected', () => {
  const look = lookFor([parseCss('ul,p:not(a)>[data-count="2"],a[href]{}')])
  const { tags, attributes } = look('<p><a data-count="2" href="/a" data-other="3"><b>')
  expect([...tags]).toEqual(['p', 'a'])
  expect([...attributes]).toEqual(['data-count=2', 'href'])
})

import { expect, test } from 'vitest'
import { validHtml } from './valid-html.ts'

test.each([
  ['<!doctype html>\n<html lang="en">', '<!DOCTYPE html>\n<html lang="en">'],
  [
    'a<br/>b<img alt="" src="/a.svg"/><hr class="x" />',
    'a<br>b<img alt src="/a.svg"><hr class="x">',
  ],
  ['<input autoComplete="given-name" required=""/>', '<input autocomplete="given-name" required>'],
  ['<link\n  rel="preload"\n  crossorigin\n/>', '<link\n  rel="preload"\n  crossorigin>'],
])('rewrites %s for validators', (html, valid) => {
  expect(validHtml(html)).toBe(valid)
})

test.each([
  '<svg viewBox="0 0 9 9" aria-label=""><path d="M1 2"/></svg>',
  '<p title="an autoComplete=&quot;&quot; of /&gt;">1 &lt; 2 /&gt;</p>',
  '<script type="application/json">{"a":"\\u003cbr />","b":" x=","c":""}</script>',
  '<style>a > b { c: "" }</style>',
  '<!-- <p> --><pre>  <b>x</b>  \n</pre>',
])('leaves %s as it is', (html) => {
  expect(validHtml(html)).toBe(html)
})

import { readdirSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const room = import.meta.dirname
const files = readdirSync(room, { recursive: true, encoding: 'utf8' })
const textOf = (file: string) => readFileSync(resolve(room, file), 'utf8')

/** What stands before each block of a style sheet: selectors and at-rules. */
const preludesOf = (css: string) =>
  css
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .split('{')
    .map((part) => part.slice(Math.max(part.lastIndexOf(';'), part.lastIndexOf('}')) + 1))

const classesOf = (css: string) =>
  new Set(preludesOf(css).flatMap((prelude) => prelude.match(/(?<=\.)[a-z][\w-]*/gi) ?? []))

/** The classes that components write, by the module they are of. */
const written = new Map<string, Set<string>>()
for (const file of files.filter((file) => file.endsWith('.tsx'))) {
  const source = textOf(file)
  for (const [, name, from] of source.matchAll(/^import (\w+) from '(.+\.module\.css)'/gm)) {
    const sheet = relative(room, resolve(room, dirname(file), from ?? ''))
    const classes = written.get(sheet) ?? new Set()
    const code = source.replaceAll(/'.*?'/g, '')
    for (const [used] of code.matchAll(RegExp(`(?<=\\b${name}\\.)\\w+`, 'g'))) classes.add(used)
    written.set(sheet, classes)
  }
}

for (const sheet of files.filter((file) => file.endsWith('.module.css'))) {
  test(`${sheet} dresses what components write, and nothing else`, () => {
    expect([...classesOf(textOf(sheet))].toSorted()).toEqual(
      [...(written.get(sheet) ?? [])].toSorted(),
    )
  })
}

test('every global word that a component writes stands in the ground', () => {
  const ground = classesOf(textOf('styles/primitives.css'))
  const words = files
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => textOf(file).match(/(?<=className=(?:"|\{`))[^"`]*/g) ?? [])
    .flatMap((words) => words.replaceAll(/\$\{.*?\}/g, '').split(' '))
    .filter(Boolean)
  expect([...new Set(words)].toSorted()).toEqual([...ground].toSorted())
})

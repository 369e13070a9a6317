import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const room = resolve(import.meta.dirname, '..')
const files = readdirSync(room, { recursive: true, encoding: 'utf8' })
const textOf = (file: string) => readFileSync(resolve(room, file), 'utf8')

const preludesOf = (css: string) =>
  css
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .split('{')
    .map((part) => part.slice(Math.max(part.lastIndexOf(';'), part.lastIndexOf('}')) + 1))

const classesOf = (css: string) =>
  new Set(preludesOf(css).flatMap((prelude) => prelude.match(/(?<=\.)[a-z][\w-]*/gi) ?? []))

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
  test(`${sheet} has exactly the classes that components use`, () => {
    expect([...classesOf(textOf(sheet))].toSorted()).toEqual(
      [...(written.get(sheet) ?? [])].toSorted(),
    )
  })
}

test('defines every global class that components use', () => {
  const ground = classesOf(textOf('styles/primitives.css'))
  const words = files
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => textOf(file).match(/(?<=className=(?:"|\{`))[^"`]*/g) ?? [])
    .flatMap((words) => words.replaceAll(/\$\{.*?\}/g, '').split(' '))
    .filter(Boolean)
  expect([...new Set(words)].toSorted()).toEqual([...ground].toSorted())
})

/** 0 for posters and joined edges, 8 px for controls and cards, the rest for round shapes. */
const RADII = new Set(['0', 'var(--radius)', '50%', 'var(--pill)', '99px', 'inherit'])

test.each(['site', 'widgets'])('uses only the radius scale in %s', (name) => {
  const folder = resolve(room, '..', name)
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  )
  const others = sheets.flatMap((sheet) =>
    [...readFileSync(join(folder, sheet), 'utf8').matchAll(/-radius:\s*([^;]+);/g)]
      .map(([, value]) => `${sheet}: ${value}`)
      .filter((found) => !/^[^:]+tokens\.css: /.test(found))
      .filter((found) => !RADII.has(found.split(': ')[1] ?? '')),
  )
  expect(sheets.length).toBeGreaterThan(20)
  expect(others).toEqual([])
})

test('rounds controls by 8 px in the site and the elements', () => {
  expect(textOf('styles/tokens.css')).toContain('--radius: 8px;')
  expect(textOf('../widgets/element/tokens.css')).toContain('--radius: var(--trip-radius, 8px);')
})

test('sets the colours of strong buttons only in the global styles', () => {
  const others = files
    .filter((file) => file.endsWith('.css') && !file.startsWith('styles/'))
    .filter((file) => /var\(--(?:on-)?strong\)/.test(textOf(file)))
  expect(others).toEqual([])
})

import { expect, test } from 'vitest'
import { elementsOf, manifest } from './manifest.ts'
import { references } from './reference.ts'

const texts = references()

test.each(elementsOf(manifest()))('describes all of <$tagName>', (element) => {
  const { tagName = '', attributes = [], members = [], events = [] } = element
  const { cssProperties = [], cssParts = [], slots = [] } = element
  const text = texts.get(`reference/${tagName}.md`) ?? ''
  const rows = (heading: string) => text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  const has = (section: string, name: string, description = '') =>
    section
      .split('\n')
      .some(
        (row) =>
          (/^(?:\| |- )`?([\w-]+)/.exec(row)?.[1] ?? '') === (name || 'default') &&
          row.includes(description.replaceAll('|', '\\|')),
      )
  const told = [
    ...attributes.map(({ name, description }) =>
      has(rows('Attributes') + rows('Attributes of all tags'), name, description),
    ),
    ...members.map(({ name }) => has(rows('Properties'), name)),
    ...events.map(({ name, description }) => has(rows('Events'), name, description)),
    ...cssProperties.map(({ name, description }) =>
      has(rows('CSS custom properties'), name, description),
    ),
    ...cssParts.map(({ name }) => has(rows('Parts'), name)),
    ...slots.map(({ name, description }) => has(rows('Slots'), name, description)),
  ]
  expect(told.length).toBeGreaterThan(40)
  expect(told.indexOf(false)).toBe(-1)
  expect(text).toContain(`<script type="module" src="https://YOUR-PROVIDER/widgets/${tagName}.js">`)
})

test('the guide has the ways to embed a tag, and no link to a file of the repository', () => {
  const guide = texts.get('reference/guide.md') ?? ''
  for (const heading of [
    'From npm',
    'From your server',
    'Frames, and pasted addresses',
    'Versions',
  ])
    expect(guide).toContain(`\n### ${heading}\n`)
  expect(guide).toContain('suppressHydrationWarning')
  expect(guide).not.toMatch(/\]\((?!https:|#)|<!--|^!\[/m)
})

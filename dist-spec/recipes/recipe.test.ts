import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { apply, commandsOf, pathsOf, recipesIn } from './recipe.ts'

const GUIDE = `# Guide

### Add a colour

1. \`colours.ts\`: its value, see \`red.ts\`.

   \`\`\`diff
    const colours = [
      'red',
   +  'blue',
   @@
   -const count = 1
   +const count = 2
   \`\`\`

2. \`new/blue.ts\`: its file.

   \`\`\`ts
   export const blue = {
     hex: '#00f',
   }
   \`\`\`

\`\`\`sh
npm run colours
npx vitest run colours
\`\`\`

## Release

\`\`\`sh
npm publish
\`\`\`
`
const COLOURS = `const colours = [\n  'red',\n]\nconst count = 1\n`
const [recipe] = recipesIn(GUIDE)
const [change, file] = recipe!.steps

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trip-recipe-'))
  await writeFile(join(folder, 'colours.ts'), COLOURS)
})
afterEach(() => rm(folder, { recursive: true }))

const read = (path: string) => readFile(join(folder, path), 'utf8')

test('reads the files and commands of a recipe, but no other section', () => {
  expect(recipesIn(GUIDE)).toHaveLength(1)
  expect(recipe!.title).toBe('Add a colour')
  expect(pathsOf(recipe!)).toEqual(['colours.ts', 'new/blue.ts'])
  expect(commandsOf(recipe!)).toEqual(['npm run colours', 'npx vitest run colours'])
})

test('changes a file at every place of a diff', async () => {
  await apply(change!, folder)
  expect(await read('colours.ts')).toBe(
    `const colours = [\n  'red',\n  'blue',\n]\nconst count = 2\n`,
  )
})

test('writes a new file, but not over another', async () => {
  await apply(file!, folder)
  expect(await read('new/blue.ts')).toBe(`export const blue = {\n  hex: '#00f',\n}\n`)
  await expect(apply(file!, folder)).rejects.toThrow('EEXIST')
})

test.each([
  ['changed', COLOURS.replace('red', 'rot'), 0],
  ['ambiguous', COLOURS + COLOURS, 2],
])('refuses a place that is %s', async (_, text, times) => {
  await writeFile(join(folder, 'colours.ts'), text)
  await expect(apply(change!, folder)).rejects.toThrow(
    `colours.ts contains these lines ${times} times:\nconst colours = [\n  'red',`,
  )
  expect(await read('colours.ts')).toBe(text)
})

test('reports a block outside of a numbered step', () => {
  expect(() => recipesIn('### Add a colour\n\n```ts\nlet x\n```\n')).toThrow(
    'No numbered step names a file before',
  )
})

import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyRepository, root } from './copy-repository.ts'
import { type Recipe, apply, commandsOf, pathsOf, recipesIn } from './recipe.ts'

const recipes = recipesIn(await readFile(join(root, 'CONTRIBUTING.md'), 'utf8'))
const TESTS = 'npx vitest run '
const MINUTE = 60_000

/** A copy of the repository, to which all recipes are applied. */
let copy: string
beforeAll(async () => {
  copy = await copyRepository('trip-recipes-')
}, MINUTE)
afterAll(() => rm(copy, { recursive: true }))

test('has a recipe for each usual change', () => {
  expect(recipes.map(({ title }) => title)).toEqual([
    'Add a sentence',
    'Add a page',
    'Add a field',
    'Add a widget',
    'Add a desk column',
    'Add a setting',
    'Add an attraction',
  ])
})

test.each(recipes)(
  '$title: each step fits, and names tests',
  { timeout: MINUTE },
  async (recipe) => {
    for (const step of recipe.steps) if (step.path) await apply(step, copy)
    const commands = commandsOf(recipe)
    const failures = []
    for (const command of commands.filter((command) => !isTest(command))) {
      failures.push(await failureOf(command))
    }
    expect(failures.join('')).toBe('')
    const tests = testsOf(recipe)
    expect(tests.length).toBeGreaterThan(0)
    expect(tests.filter((path) => !existsSync(join(copy, path)))).toEqual([])
  },
)

// Commands that only read the copy run at the same time.
test.concurrent.each(['npx tsc --noEmit', 'npx oxlint --deny-warnings'])(
  'the copy passes %s',
  { timeout: 2 * MINUTE },
  async (command) => expect(await failureOf(command)).toBe(''),
)

test.concurrent('the files of the recipes are formatted', { timeout: MINUTE }, async () => {
  const paths = recipes.flatMap(pathsOf).join(' ')
  expect(await failureOf(`npx prettier --check --ignore-unknown ${paths}`)).toBe('')
})

test.concurrent('the copy passes the tests of all recipes', { timeout: 5 * MINUTE }, async () => {
  const tests = recipes.flatMap(testsOf).join(' ')
  expect(await failureOf(`${TESTS}--reporter=dot ${tests}`)).toBe('')
})

const isTest = (command: string) => command.startsWith(TESTS)
const testsOf = (recipe: Recipe) =>
  commandsOf(recipe)
    .filter(isTest)
    .flatMap((command) => command.slice(TESTS.length).split(' '))

/** Runs a command in the copy. Returns its output if it fails, else ''. */
async function failureOf(command: string): Promise<string> {
  // Another test run must not inherit this one's settings.
  const others = Object.entries(process.env).filter(([name]) => !/^VITEST|^NODE_ENV$/.test(name))
  const env = { ...Object.fromEntries(others), NO_COLOR: '1' }
  const running = promisify(execFile)(command, { cwd: copy, shell: '/bin/sh', env, maxBuffer: 1e8 })
  running.child.stdin?.end()
  const failed = await running.then(
    () => undefined,
    (error: { stdout: string; stderr: string }) => error,
  )
  return failed ? `${failed.stdout}\n${failed.stderr}` : ''
}

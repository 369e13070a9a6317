import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { read, repositoryFiles } from './repository.ts'

const paths = repositoryFiles()
const yaml = paths.filter((path) => /^\.github\/.*\.yml$/.test(path)).map(read)
const workflows = yaml.filter(({ path }) => path.startsWith('.github/workflows/'))

interface Workflow {
  jobs: Record<string, Job>
}

interface Job {
  'timeout-minutes'?: number
  needs?: string
  steps: { uses?: string; run?: string }[]
}

const jobs = workflows.flatMap(({ path, text }) =>
  Object.entries((parse(text) as Workflow).jobs).map(([name, job]) => ({
    at: `${path} ${name}`,
    job,
  })),
)
const steps = jobs.flatMap(({ at, job }) => job.steps.map((step) => ({ at, ...step })))

test('has only valid YAML in .github', () => {
  expect(yaml.length).toBeGreaterThan(4)
  for (const { text } of yaml) expect(parse(text)).toBeTypeOf('object')
})

test('runs only commands in workflows that package.json has', () => {
  const { scripts } = JSON.parse(read('package.json').text) as { scripts: object }
  const used = steps.flatMap(({ at, run = '' }) =>
    [...run.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name]) => ({ at, name: name! })),
  )
  expect(used.length).toBeGreaterThan(5)
  expect(used.filter(({ name }) => !Object.hasOwn(scripts, name))).toEqual([])
})

test('pins actions to commits, with the version in a comment', () => {
  const uses = workflows.flatMap(({ text }) => text.match(/^.*\buses:.*$/gm) ?? [])
  expect(uses.length).toBeGreaterThan(5)
  const pinned = /uses: [\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/
  expect(uses.filter((line) => !pinned.test(line))).toEqual([])
})

test('pins each action to one commit', () => {
  const uses = new Set(steps.flatMap(({ uses }) => uses ?? []))
  const names = [...uses].map((use) => use.replace(/@.*/, ''))
  expect(new Set(names).size).toBe(names.length)
})

test('limits every job to 15 minutes', () => {
  expect(jobs.filter(({ job }) => job['timeout-minutes'] !== 15).map(({ at }) => at)).toEqual([])
})

test('lets Dependabot update every folder with packages', () => {
  const { updates } = parse(read('.github/dependabot.yml').text) as {
    updates: { 'package-ecosystem': string; directories?: string[] }[]
  }
  const npm = updates.find((update) => update['package-ecosystem'] === 'npm')
  const folders = paths
    .filter((path) => /(?:^|\/)package\.json$/.test(path))
    .map((path) => join('/', dirname(path)).replace(/(?<=.)\/$/, ''))
  expect(npm?.directories?.toSorted()).toEqual(folders.toSorted())
})

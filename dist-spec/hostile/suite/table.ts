import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter'
import { USES } from '../../browsers/uses.ts'
import type { Engine } from '../../browsers/visitor.ts'
import { markdownTable, writeTable } from '../../support/markdown-table.ts'
import { type HostilePage, readPages, usesOf } from './read-pages.ts'

export interface Noted {
  page: string
  use: string
  engine: Engine
  version: string
}

const ANNOTATION = 'hostile'

export function noteUse(annotations: { type: string; description?: string }[], use: Noted): void {
  annotations.push({ type: ANNOTATION, description: JSON.stringify(use) })
}

/** Results of an engine for all fully tried pages, stored next to this file. */
interface Tried {
  version: string
  /** Pages last tried with all uses, by commit; separated by spaces. */
  at: Record<string, string>
  /** Failed uses, as 'page: use'. */
  failed: string[]
}

const TRIED = resolve(import.meta.dirname, 'tried.json')

/**
 * Playwright reporter. After a run of all uses, or of some pages, it stores the results with the commit, and writes
 * the results of all engines into `measured/hostile.md`.
 */
export default class HostileTable implements Reporter {
  #tests: TestCase[] = []

  onBegin(_: unknown, suite: Suite): void {
    this.#tests = suite.allTests()
  }

  async onEnd({ status }: FullResult): Promise<void> {
    if (process.env['HOSTILE'] !== 'all' || /interrupted|timedout/.test(status)) return
    const tried = JSON.parse(await readFile(TRIED, 'utf8')) as Record<string, Tried>
    const rows = this.#tests.flatMap(rowOf)
    const commit = commitOf()
    const pages = readPages()
    for (const engine of new Set(rows.map((row) => row.engine))) {
      const own = rows.filter((row) => row.engine === engine)
      const now = (tried[engine] ??= { version: '', at: {}, failed: [] })
      now.version = own[0]!.version
      const commits = commitsOf(now)
      for (const page of pages) {
        const uses = own.filter((row) => row.page === page.name)
        if (uses.length !== usesOf(page, true).length) continue
        commits.set(page.name, commit)
        now.failed = now.failed.filter((name) => !name.startsWith(`${page.name}: `))
        for (const { use, passed } of uses) if (!passed) now.failed.push(`${page.name}: ${use}`)
      }
      now.at = {}
      for (const { name } of pages) {
        const at = commits.get(name)
        if (at) now.at[at] = `${now.at[at] ?? ''} ${name}`.trim()
      }
    }
    await writeFile(TRIED, `${JSON.stringify(tried, null, 2)}\n`)
    await writeTable('hostile.md', 'hostile', hostileTable(pages, Object.entries(tried)))
  }
}

const commitsOf = ({ at }: Tried) =>
  new Map(
    Object.entries(at).flatMap(([commit, names]) =>
      names.split(' ').map((name) => [name, commit] as const),
    ),
  )

/** The current commit, marked if files other than the output of a run have changed. */
function commitOf(): string {
  const git = (...asked: string[]) => execFileSync('git', asked, { encoding: 'utf8' }).trim()
  const written = [
    ':(exclude)dist-spec/measured/hostile.md',
    ':(exclude)dist-spec/hostile/suite/tried.json',
  ]
  const isChanged = git('status', '--porcelain', '--', ':/', ...written) !== ''
  return git('rev-parse', '--short', 'HEAD') + (isChanged ? ', changed' : '')
}

interface Row extends Noted {
  passed: boolean
}

function rowOf(test: TestCase): Row[] {
  const noted = test.results.at(-1)?.annotations.find(({ type }) => type === ANNOTATION)
  if (!noted) return []
  return [{ ...(JSON.parse(noted.description!) as Noted), passed: test.ok() }]
}

function hostileTable(pages: HostilePage[], engines: [name: string, Tried][]): string {
  const summary = engines.map(([name, tried]) => {
    const known = commitsOf(tried)
    const uses = pages.filter((page) => known.has(page.name)).flatMap((page) => usesOf(page, true))
    const worked = `${uses.length - tried.failed.length} of ${uses.length} uses`
    return `${name} ${tried.version} at ${Object.keys(tried.at).join(', ')}: ${worked}`
  })
  const columns = Object.entries(USES).map(([use, { short }]) => ({ use, short }))
  const body = pages.map((page) => {
    const uses = new Set(usesOf(page, true).map(([use]) => use))
    const cell = (use: string) =>
      engines
        .filter(([, tried]) => commitsOf(tried).has(page.name) && uses.has(use))
        .map(([name, { failed }]) => {
          const letter = name[0]!.toUpperCase()
          return failed.includes(`${page.name}: ${use}`) ? `~~${letter}~~` : letter
        })
        .join('')
    return [
      `[${page.name}](../hostile/suite/pages/${page.name}.html)`,
      page.limit ? `${page.does}: ${page.limit.gets}` : page.does,
      ...columns.map(({ use }) => cell(use)),
    ]
  })
  const table = markdownTable([['page', 'that', ...columns.map(({ short }) => short)], ...body], 8)
  return `${summary.join('; ')}.\n\n${table}`
}

import { execFileSync } from 'node:child_process'
import type { FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter'
import { USES } from '../../engines/uses.ts'
import type { Engine } from '../../engines/visitor.ts'
import { markdownTable, writeTable } from '../../support/readme-table.ts'
import { type HostilePage, readPages } from './read-pages.ts'

/** One use of a tag on a page, as the test of it notes it. */
export interface Noted {
  page: string
  use: string
  engine: Engine
  version: string
}

const ANNOTATION = 'hostile'

/** Notes down what a test uses, for the table that ends a run. */
export function noteUse(annotations: { type: string; description?: string }[], use: Noted): void {
  annotations.push({ type: ANNOTATION, description: JSON.stringify(use) })
}

interface Row extends Noted {
  passed: boolean
}

/**
 * A reporter of Playwright's: after a run of the whole suite it writes what worked where into the README of
 * the specs, as it came out, with the commit that was tried and the engines that tried it.
 */
export default class HostileTable implements Reporter {
  #tests: TestCase[] = []

  onBegin(_: unknown, suite: Suite): void {
    this.#tests = suite.allTests()
  }

  async onEnd({ status }: FullResult): Promise<void> {
    if (process.env['HOSTILE'] !== 'all' || /interrupted|timedout/.test(status)) return
    const rows = this.#tests.flatMap(rowOf)
    const commit = execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' })
    const engines = [...new Set(rows.map(({ engine, version }) => `${engine} ${version}`))]
    const passed = rows.filter(({ passed }) => passed).length
    const summary = `${passed} of ${rows.length} uses, in ${engines.toSorted().join(', ')}, at ${commit.trim()}:`
    await writeTable('hostile', `${summary}\n\n${hostileTable(readPages(), rows)}`)
  }
}

function rowOf(test: TestCase): Row[] {
  const noted = test.results.at(-1)?.annotations.find(({ type }) => type === ANNOTATION)
  if (!noted) return []
  return [{ ...(JSON.parse(noted.description!) as Noted), passed: test.ok() }]
}

/** Pages in rows, tags in columns; in each cell the first letters of the engines where it worked. */
function hostileTable(pages: HostilePage[], rows: readonly Row[]): string {
  const columns = Object.entries(USES).map(([use, { short }]) => ({ use, short }))
  const cell = (page: HostilePage, use: string) => {
    const tried = rows.filter((row) => row.page === page.name && row.use === use)
    const letters = tried.map(({ engine, passed }) =>
      passed ? engine[0]!.toUpperCase() : `~~${engine[0]!.toUpperCase()}~~`,
    )
    return letters.toSorted().join('')
  }
  const body = pages.map((page) => [
    `[${page.name}](hostile/suite/pages/${page.name}.html)`,
    page.limit ? `${page.does}: ${page.limit.gets}` : page.does,
    ...columns.map(({ use }) => cell(page, use)),
  ])
  return markdownTable([['page', 'that', ...columns.map(({ short }) => short)], ...body], 8)
}

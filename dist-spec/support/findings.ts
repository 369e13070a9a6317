import type { FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter'
import { createRequire } from 'node:module'
import { basename, dirname } from 'node:path'
import { markdownTable, writeTable } from './markdown-table.ts'

const TOOLS = {
  axe: ['axe-core', 'axe-core'],
  'html-validate': ['html-validate', 'html-validate'],
  nu: ['Nu Html Checker', 'vnu-jar'],
} as const

const require = createRequire(import.meta.url)

export type Tool = keyof typeof TOOLS

export interface Look {
  tool: Tool
  /** Subject of the check; by default the folder of the spec. */
  at?: string
  count: number
  findings: number
}

const ANNOTATION = 'findings'

export function noteLook(annotations: { type: string; description?: string }[], look: Look): void {
  annotations.push({ type: ANNOTATION, description: JSON.stringify(look) })
}

/** Reports the results of third-party tools in a table. `FINDINGS=write` also writes it to `measured/` if all passed. */
export default class Findings implements Reporter {
  #tests: TestCase[] = []

  onBegin(_: unknown, suite: Suite): void {
    this.#tests = suite.allTests()
  }

  async onEnd({ status }: FullResult): Promise<void> {
    const rows = sums(this.#tests.flatMap(looksOf))
    if (rows.length === 0) return
    const table = markdownTable([['tool', 'looked at', 'times', 'findings'], ...rows], 2)
    console.log(`\n${table}`)
    if (process.env['FINDINGS'] === 'write' && status === 'passed')
      await writeTable('checks.md', 'findings', table)
  }
}

function looksOf({ location, results }: TestCase): Required<Look>[] {
  const at = basename(dirname(location.file))
  return (results.at(-1)?.annotations ?? [])
    .filter(({ type }) => type === ANNOTATION)
    .map(({ description }) => Object.assign({ at }, JSON.parse(description!)))
}

function sums(looks: Required<Look>[]): string[][] {
  const rows = new Map<string, Required<Look>>()
  for (const look of looks) {
    const key = `${look.tool} ${look.at}`
    const { count, findings } = rows.get(key) ?? { count: 0, findings: 0 }
    rows.set(key, { ...look, count: count + look.count, findings: findings + look.findings })
  }
  const version = (tool: Tool) => require(`${TOOLS[tool][1]}/package.json`).version
  return [...rows]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([, { tool, at, count, findings }]) => [
      `${TOOLS[tool][0]} ${version(tool)}`,
      at,
      count.toLocaleString('en'),
      String(findings),
    ])
}

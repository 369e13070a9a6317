import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A block of code in a recipe: a change of a file, a new file, or commands. */
interface Step {
  language: string
  /** The file that its numbered step begins with; '' for commands. */
  path: string
  text: string
}

export interface Recipe {
  /** For example 'Add a page'. */
  title: string
  steps: Step[]
}

const BLOCK = /^( *)```(\w+)\n([^]*?)\n\1```$/gm

/** The sections '### Add …' of CONTRIBUTING.md. */
export function recipesIn(guide: string): Recipe[] {
  const sections = guide.split(/^###? /m).filter((section) => section.startsWith('Add '))
  return sections.map((section) => ({
    title: section.split('\n')[0]!,
    steps: [...section.matchAll(BLOCK)].map(
      ({ 1: indent = '', 2: language = '', 3: block, index }) => ({
        language,
        path: language === 'sh' ? '' : pathBefore(section.slice(0, index)),
        text: `${block}\n`.replace(new RegExp(`^${indent}`, 'gm'), ''),
      }),
    ),
  }))
}

export const commandsOf = ({ steps }: Recipe): string[] =>
  steps.filter(({ path }) => !path).flatMap(({ text }) => text.trim().split('\n'))

export const pathsOf = ({ steps }: Recipe): string[] => [
  ...new Set(steps.flatMap(({ path }) => path || [])),
]

/**
 * Writes a step's file into a folder.
 * @throws {Error} if a changed place isn't in the file exactly once, or a new file exists.
 */
export async function apply({ language, path, text }: Step, folder: string): Promise<void> {
  const file = join(folder, path)
  if (language !== 'diff') {
    await mkdir(dirname(file), { recursive: true })
    return writeFile(file, text, { flag: 'wx' })
  }
  const changed = text.split(/^@@.*\n/m).reduce(replaced, await readFile(file, 'utf8'))
  return writeFile(file, changed)

  function replaced(whole: string, hunk: string): string {
    const [before, after] = [side(hunk, '+'), side(hunk, '-')]
    const parts = `\n${whole}`.split(`\n${before}`)
    if (parts.length === 2) return parts.join(`\n${after}`).slice(1)
    throw new Error(`${path} contains these lines ${parts.length - 1} times:\n${before}`)
  }
}

/** One side of a diff: its lines without those that the other side marks. */
const side = (hunk: string, other: '+' | '-') =>
  hunk
    .split('\n')
    .filter((line) => !line.startsWith(other))
    .map((line) => line.slice(1))
    .join('\n')

function pathBefore(text: string): string {
  const path = [...text.matchAll(/^\d+\. `([^`]+)`/gm)].at(-1)?.[1]
  if (path) return path
  throw new Error(`No numbered step names a file before:\n${text.slice(-200)}`)
}

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseSync } from 'vite'

const root = resolve(import.meta.dirname, '..')

/** One import, re-export, dynamic import or type import of a file. */
export interface Import {
  specifier: string
  /** From 1. */
  line: number
  typeOnly: boolean
  /** Whether the file hands it on: `export … from`. */
  handedOn: boolean
}

/** A source file as the rules see it. */
export interface Source {
  path: string
  text: string
}

interface Node {
  type: string
  start: number
  source?: Node | null
  value?: unknown
  importKind?: string
  exportKind?: string
}

/** Paths of all files of the repository that git keeps or would keep, with forward slashes. */
export function repositoryFiles(): string[] {
  return (tracked() ?? walked('')).filter((path) => existsSync(join(root, path)))
}

/** The text of a file of the repository. */
export function read(path: string): Source {
  return { path, text: readFileSync(join(root, path), 'utf8') }
}

/** The statements a module consists of. */
export function statements({ path, text }: Source): Node[] {
  const body: unknown[] = parseSync(path, text).program.body
  return body.filter(isNode)
}

/** All imports of a source file, in its order; those of a computed path have the specifier ''. */
export function importsOf(source: Source): Import[] {
  return everyNode(statements(source))
    .filter(({ type, source }) => source || type === 'ImportExpression')
    .map((node) => ({
      specifier: typeof node.source?.value === 'string' ? node.source.value : '',
      line: source.text.slice(0, node.start).split('\n').length,
      typeOnly: [node.type, node.importKind, node.exportKind].some(
        (kind) => kind === 'type' || kind === 'TSImportType',
      ),
      handedOn: node.type.startsWith('Export'),
    }))
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

function everyNode(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(everyNode)
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(everyNode)
  return isNode(value) ? [value, ...inside] : inside
}

function tracked(): string[] | undefined {
  try {
    const options = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
    const paths = execFileSync('git', options, { cwd: root, stdio: 'pipe', encoding: 'utf8' })
    return paths.split('\0').filter(Boolean)
  } catch {
    // Unpacked from an archive, or git isn't there.
    return undefined
  }
}

function walked(folder: string): string[] {
  const ignored = new Set(['.git/', ...read('.gitignore').text.split('\n')])
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (!entry.isDirectory()) return [path]
    return ignored.has(`${entry.name}/`) ? [] : walked(path)
  })
}

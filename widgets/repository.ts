import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseSync } from 'vite'

const root = resolve(import.meta.dirname, '..')

export interface Import {
  specifier: string
  /** 1-based. */
  line: number
  typeOnly: boolean
  /** True for `export … from`. */
  handedOn: boolean
}

export interface Source {
  path: string
  text: string
}

interface Node {
  type: string
  start: number
  name?: { name?: unknown }
  source?: Node | null
  value?: unknown
  quasis?: { value: { raw: string } }[]
  importKind?: string
  exportKind?: string
}

/** Tracked or untracked paths, without ignored ones, with forward slashes. */
export function repositoryFiles(): string[] {
  return (tracked() ?? walked('')).filter((path) => existsSync(join(root, path)))
}

export function read(path: string): Source {
  return { path, text: readFileSync(join(root, path), 'utf8') }
}

export function statements({ path, text }: Source): Node[] {
  const body: unknown[] = parseSync(path, text).program.body
  return body.filter(isNode)
}

/** All nodes of a TypeScript file. */
export const nodesOf = (source: Source): Node[] => everyNode(statements(source))

const imports = new WeakMap<Source, Import[]>()

/** All imports of a file in order, parsed once for each source; a computed path has the specifier ''. */
export function importsOf(source: Source): Import[] {
  const found = imports.get(source) ?? parsedImports(source)
  imports.set(source, found)
  return found
}

function parsedImports(source: Source): Import[] {
  return nodesOf(source)
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
    // An unpacked archive, or git is missing.
    return undefined
  }
}

function walked(folder: string): string[] {
  const ignored = new Set(['.git', ...read('.gitignore').text.split('\n')])
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if ([entry.name, `${entry.name}/`, path].some((name) => ignored.has(name))) return []
    return entry.isDirectory() ? walked(path) : [path]
  })
}

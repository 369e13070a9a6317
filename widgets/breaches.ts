import { posix } from 'node:path'
import { type Import, importsOf, type Source } from './repository.ts'
import { IMPORT_RULES, type Rules, SEAMS } from './import-rules.ts'

/** Allowed in tests and tools without declaration. */
const TOOLS = ['vitest', 'fast-check', 'happy-dom', 'vite', 'node:*', 'zod/mini', 'yaml']
const toolFiles = new Set(['widgets/breaches.ts', 'widgets/repository.ts'])

export function breaches(source: Source): string[] {
  return importsOf(source).flatMap((line) => {
    const rule = broken(source.path, line)
    return rule ? [`${source.path}:${line.line} imports '${line.specifier}': ${rule}`] : []
  })
}

export function target(path: string, specifier: string): string | undefined {
  const bare = specifier.replace(/\?.*$/, '')
  return bare.startsWith('.') ? posix.join(posix.dirname(path), bare) : undefined
}

function broken(path: string, line: Import): string | undefined {
  if (line.specifier === '') return isPlain(path) ? undefined : 'a computed path hides the import'
  const file = target(path, line.specifier)
  return file ? brokenByFile(path, file, line) : brokenByPackage(path, line)
}

function brokenByFile(path: string, file: string, { typeOnly }: Import): string | undefined {
  const from = nameOf(path)
  const to = nameOf(file)
  const { imports, types } = rulesOf(path)
  const paths = [file, file.replace('widgets/', '')]
  const reaches = (name: string) =>
    name === to || paths.some((path) => path === name || path.startsWith(`${name}/`))

  if (folderOf(path) === folderOf(file) || imports.some(reaches)) return undefined
  if (from === 'tag' && to === 'tag') return 'a tag never imports from the folder of another'
  if (!types.some(reaches)) return `${from} may not import ${to}`
  return typeOnly ? undefined : `${from} may import only types of ${to}: write 'import type'`
}

function brokenByPackage(path: string, { specifier, typeOnly }: Import): string | undefined {
  const from = nameOf(path)
  const { types, packages } = rulesOf(path)
  const listed = (names: string[]) => names.some((name) => isNamed(name, specifier))

  const seam = Object.keys(SEAMS).find((name) => isNamed(name, specifier))
  if (seam && SEAMS[seam] !== path && !isTest(path)) return `only ${SEAMS[seam]} imports ${seam}`
  if (listed(packages) || (typeOnly && listed(types))) return undefined
  const tool = isTest(path) || toolFiles.has(path)
  if (tool && listed(TOOLS)) return undefined
  return `${from} may not import the package ${specifier}`
}

function isNamed(name: string, specifier: string): boolean {
  if (name.endsWith('*')) return specifier.startsWith(name.slice(0, -1))
  return specifier === name || specifier.startsWith(`${name}/`)
}

function rulesOf(path: string): Rules {
  const rules = IMPORT_RULES[nameOf(path)] ?? { imports: [], types: [], packages: [] }
  return isTest(path) ? { ...rules, imports: [...rules.imports, ...(rules.tests ?? [])] } : rules
}

const isTest = (path: string) => /(?:\.test\.tsx?|-for-test\.ts)$/.test(path)
const isPlain = (path: string) => !/^(?:widgets|site)\//.test(path) || isTest(path)

/** The innermost folder of a file that has rules; each folder of `widgets` has its own. */
function folderOf(path: string): string {
  const folders = path.split('/').slice(0, -1)
  if (folders[0] === 'widgets') return folders.slice(0, 2).join('/')
  while (folders.length > 1 && !(folders.join('/') in IMPORT_RULES)) folders.pop()
  return folders.join('/')
}

/** The folder as the rules call it: without `widgets/`, and 'tag' for the folder of any tag. */
function nameOf(path: string): string {
  const folder = folderOf(path)
  const name = folder.replace('widgets/', '')
  return folder === name || name in IMPORT_RULES ? name : 'tag'
}

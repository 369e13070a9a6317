import { posix } from 'node:path'
import { type Import, importsOf, type Source } from './repository.ts'
import { type Room, ROOMS, SEAMS } from './rooms.ts'

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
  if (line.specifier === '') return isPlain(path) ? undefined : 'a computed path hides its room'
  const file = target(path, line.specifier)
  return file ? brokenByFile(path, file, line) : brokenByPackage(path, line)
}

function brokenByFile(path: string, file: string, { typeOnly }: Import): string | undefined {
  const from = roomOf(path)
  const to = roomOf(file)
  const { rooms, types } = rulesOf(path)
  const sameRoom = folderOf(path) === folderOf(file)
  const reaches = (room: string) =>
    room === to ||
    [file, file.replace('widgets/', '')].includes(room) ||
    (room === 'widgets' && file.startsWith('widgets/'))

  if (sameRoom || rooms.some(reaches)) return undefined
  if (from === 'tag' && to === 'tag') return 'one tag never imports the room of another'
  if (!types.some(reaches)) return `${from} may not import ${to}`
  return typeOnly ? undefined : `${from} may import only types of ${to}: write 'import type'`
}

function brokenByPackage(path: string, { specifier, typeOnly }: Import): string | undefined {
  const from = roomOf(path)
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

function rulesOf(path: string): Room {
  const room = ROOMS[roomOf(path)] ?? { rooms: [], types: [], packages: [] }
  return isTest(path) ? { ...room, rooms: [...room.rooms, ...(room.tests ?? [])] } : room
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path)
const isPlain = (path: string) => !/^(?:widgets|site)\//.test(path) || isTest(path)

function folderOf(path: string): string {
  const [top = '', second = '', ...deeper] = path.split('/')
  const folder = `${top}/${second}`
  return deeper.length > 0 && (top === 'widgets' || folder in ROOMS) ? folder : top
}

function roomOf(path: string): string {
  const folder = folderOf(path)
  const name = folder.replace('widgets/', '')
  return folder === name || name in ROOMS ? name : 'tag'
}

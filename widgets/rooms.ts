import { posix } from 'node:path'
import { type Import, importsOf, type Source } from './repository.ts'

/**
 * What the files of a room may import. A name of a room or the path of one file of it;
 * an npm package by its name or its whole specifier, where `*` stands for anything.
 */
interface Room {
  rooms: string[]
  /** Rooms and packages of which it may import the types as well. */
  types: string[]
  packages: string[]
  /** What its tests may import besides that and the testing tools. */
  tests?: string[]
}

const react = ['react', 'react-dom', '@nanostores/react']
const oneEach = ['flatpickr', 'filepond', 'react-filepond', 'filepond-plugin-*', 'swiper']

const ROOMS: Record<string, Room> = {
  contract: { rooms: [], types: [], packages: ['zod/mini'] },
  api: {
    rooms: ['contract'],
    types: ['zod/mini'],
    packages: ['redaxios'],
    tests: ['demo'],
  },
  stores: {
    rooms: ['api', 'contract', 'messages'],
    types: ['zod/mini'],
    packages: ['nanostores'],
    tests: ['demo'],
  },
  // Sentences name the limits.
  messages: { rooms: ['contract/limits.ts'], types: ['contract'], packages: [] },
  // A part that comes late is given up after the same time in every room.
  parts: {
    rooms: ['contract/in-time.ts'],
    types: ['nanostores'],
    packages: [...react, ...oneEach],
  },
  element: {
    rooms: ['stores/provider.ts', 'contract/in-time.ts'],
    types: ['nanostores'],
    packages: [...react, '@r2wc/core'],
  },
  tag: {
    rooms: ['element', 'parts', 'stores', 'messages'],
    types: ['contract', 'nanostores'],
    packages: react,
  },
  // The all-in-one bundle, and what checks the repository.
  widgets: { rooms: ['tag', 'element'], types: [], packages: [], tests: ['widgets'] },
  site: {
    // A page names the calls that bring what it shows.
    rooms: [
      'stores',
      'parts',
      'messages',
      'contract/endpoints.ts',
      'contract/in-time.ts',
      'contract/limits.ts',
    ],
    types: ['api', 'contract'],
    packages: [...react, 'nanostores', '@nanostores/router', '@fontsource-variable'],
  },
  demo: { rooms: ['contract'], types: [], packages: ['*'] },
  'dist-spec': { rooms: ['demo'], types: [], packages: ['*'] },
}

/** Packages that one file alone may know: the seam where each could be replaced. */
const SEAMS: Record<string, string> = {
  redaxios: 'widgets/api/client.ts',
  '@r2wc/core': 'widgets/element/define.ts',
  '@nanostores/router': 'site/router.ts',
  flatpickr: 'widgets/parts/date-input.tsx',
  filepond: 'widgets/parts/file-drop.tsx',
  'react-filepond': 'widgets/parts/file-drop.tsx',
  'filepond-plugin-*': 'widgets/parts/file-drop.tsx',
  swiper: 'widgets/parts/carousel.tsx',
}

/** What only tests and tools may import, and no room has to list. */
const TOOLS = [
  'vitest',
  'fast-check',
  'happy-dom',
  'vite',
  'node:*',
  '@r2wc/react-to-web-component',
]
const toolFiles = new Set(['widgets/rooms.ts', 'widgets/repository.ts'])

/** Every import of a file that breaks a rule: file, line, what, and the rule. */
export function breaches(source: Source): string[] {
  return importsOf(source).flatMap((line) => {
    const rule = broken(source.path, line)
    return rule ? [`${source.path}:${line.line} imports '${line.specifier}': ${rule}`] : []
  })
}

/** The path of the file that a relative specifier means, or nothing for a package. */
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
    room === to || file === `widgets/${room}` || (room === 'widgets' && file.startsWith('widgets/'))

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
  if (seam && SEAMS[seam] !== path) return `only ${SEAMS[seam]} imports ${seam}`
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

/** `widgets/enquiry`, `widgets` for a file directly in it, `site`, `demo`, `dist-spec`. */
function folderOf(path: string): string {
  const [top = '', second = '', ...deeper] = path.split('/')
  return top === 'widgets' && deeper.length > 0 ? `${top}/${second}` : top
}

function roomOf(path: string): string {
  const folder = folderOf(path)
  const name = folder.replace('widgets/', '')
  return folder === name || name in ROOMS ? name : 'tag'
}

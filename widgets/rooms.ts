import { posix } from 'node:path'
import { type Import, importsOf, type Source } from './repository.ts'

/** Imports are rooms or single files by name, and packages by name or specifier; `*` is a wildcard. */
interface Room {
  rooms: string[]
  /** Allowed for type imports only. */
  types: string[]
  packages: string[]
  /** Allowed in tests, in addition to the test tools. */
  tests?: string[]
}

/** Contract files without schemas, small enough for any part or screen. */
export const AGREED = [
  'add-days',
  'choice',
  'dates',
  'digits',
  'file-kinds',
  'files',
  'limits',
  'load',
  'meal-plan',
  'photos',
  'rating',
  'sights',
  'trip-length',
  'videos',
].map((name) => `contract/${name}.ts`)

const calls = ['', 'attraction-', 'enquiry-'].map((of) => `contract/${of}endpoints.ts`)
const react = ['react', 'react-dom', '@nanostores/react']
const parts = [...react, 'flatpickr', 'filepond', 'react-filepond', 'filepond-plugin-*', 'swiper']

const ROOMS: Record<string, Room> = {
  contract: { rooms: [], types: [], packages: ['zod/mini'] },
  api: { rooms: ['contract'], types: ['zod/mini'], packages: ['redaxios'], tests: ['demo'] },
  stores: {
    rooms: ['api', 'contract', 'messages'],
    types: ['zod/mini'],
    packages: ['nanostores'],
    tests: ['demo'],
  },
  messages: { rooms: AGREED, types: ['contract'], packages: [] },
  parts: { rooms: ['element/own-document.ts', ...AGREED], types: ['nanostores'], packages: parts },
  debug: { rooms: ['messages'], types: [], packages: [], tests: ['contract'] },
  element: {
    rooms: ['stores/provider.ts', 'debug', ...AGREED],
    types: ['nanostores'],
    packages: [...react, '@r2wc/core'],
  },
  screen: {
    rooms: ['element', 'parts', 'stores', 'messages', ...AGREED],
    types: ['contract', 'nanostores'],
    packages: react,
  },
  tag: {
    rooms: ['element', 'screen', 'parts', 'stores', 'messages', ...AGREED],
    types: ['contract', 'nanostores'],
    packages: react,
  },
  server: {
    rooms: ['tag', 'element', 'stores', 'api', 'messages', 'contract'],
    types: ['nanostores'],
    packages: [...react, 'preact-render-to-string', 'node:*'],
    tests: ['demo'],
  },
  widgets: { rooms: ['tag', 'element', 'debug'], types: [], packages: [], tests: ['widgets'] },
  build: {
    rooms: ['repository.ts', 'rooms.ts', 'site/brand.ts'],
    types: ['element', 'custom-elements-manifest'],
    packages: ['vite', 'node:*', 'prettier', '@preact/compat', 'zod/v4/mini'],
    tests: ['api'],
  },
  'site/build': {
    rooms: [
      'build',
      'site/brand.ts',
      'site/browse/maps/map-frames.ts',
      'site/pictures/mark-shape.ts',
    ],
    types: [],
    packages: ['vite', 'node:*', 'sharp', 'd3-geo', 'topojson-client', 'subset-font'],
  },
  'site/messages': { rooms: [], types: [], packages: [] },
  site: {
    rooms: ['site/messages', 'stores', 'parts', 'messages', ...calls, ...AGREED],
    types: ['api', 'contract', 'vite'],
    packages: [...react, 'nanostores', '@nanostores/router', '@fontsource-variable'],
    tests: ['demo/provider/data/seed/attractions.ts'],
  },
  // The provider renders and caches the site's pages, and its emails use the site's brand.
  demo: {
    rooms: [
      'contract',
      'build',
      'site/build',
      'site/brand.ts',
      'site/pictures/mark-shape.ts',
      'site/routing/router.ts',
    ],
    types: ['site/server/server.tsx', 'server'],
    packages: ['*'],
  },
  'dist-spec': { rooms: ['demo', 'contract/enquiry-for-test.ts'], types: [], packages: ['*'] },
}

/** Packages that only one file may import, so that each can be replaced. */
const SEAMS: Record<string, string> = {
  redaxios: 'widgets/api/client.ts',
  '@r2wc/core': 'widgets/element/r2wc.ts',
  '@nanostores/router': 'site/routing/router.ts',
  flatpickr: 'widgets/parts/date-picker.tsx',
  filepond: 'widgets/parts/file-drop.tsx',
  'react-filepond': 'widgets/parts/file-drop.tsx',
  'filepond-plugin-*': 'widgets/parts/file-drop.tsx',
  swiper: 'widgets/parts/carousel.tsx',
  'd3-geo': 'site/build/maps.ts',
  'topojson-client': 'site/build/maps.ts',
}

/** Allowed in tests and tools without declaration. */
const TOOLS = ['vitest', 'fast-check', 'happy-dom', 'vite', 'node:*', 'zod/mini', 'yaml']
const toolFiles = new Set(['widgets/rooms.ts', 'widgets/repository.ts'])

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

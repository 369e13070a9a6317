/** Imports are rooms or single files by name, and packages by name or specifier; `*` is a wildcard. */
export interface Room {
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
  'enquiry-facts',
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

/** Folders of the site that every part of a page uses. */
const BASE = ['layout', 'routing', 'pictures']
const SHARED = ['site/brand.ts', 'site/messages', 'stores', 'parts', 'messages']
const within = (...folders: string[]) => folders.map((folder) => `site/${folder}`)
const siteRoom = (rooms: string[]): Room => ({
  rooms: [...SHARED, ...calls, ...AGREED, ...rooms],
  types: ['api', 'contract'],
  packages: [...react, 'nanostores'],
})

export const ROOMS: Record<string, Room> = {
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
    rooms: ['repository.ts', 'breaches.ts', 'site/brand.ts'],
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
    rooms: ['stores', 'messages', ...AGREED, ...within('account', 'home', 'layout', 'routing')],
    types: [],
    packages: react,
  },
  'site/server': siteRoom(within('account', 'browse', 'layout', 'routing')),
  'site/pages': siteRoom(within('home', 'attraction', 'account', 'browse', 'reviews', ...BASE)),
  'site/home': siteRoom(within(...BASE)),
  'site/attraction': siteRoom(within('browse', 'reviews', ...BASE)),
  'site/account': siteRoom(within(...BASE)),
  'site/browse': {
    ...siteRoom(within('reviews', ...BASE)),
    tests: ['demo/provider/data/seed/attractions.ts'],
  },
  'site/reviews': siteRoom(within(...BASE)),
  'site/layout': siteRoom(within('routing', 'pictures')),
  'site/routing': { ...siteRoom([]), packages: [...react, 'nanostores', '@nanostores/router'] },
  'site/pictures': { rooms: ['site/brand.ts'], types: [], packages: [] },
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
export const SEAMS: Record<string, string> = {
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

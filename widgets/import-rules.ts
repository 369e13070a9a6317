/**
 * Imports that a folder allows itself: folders and single files by their paths, without `widgets/`, and packages by
 * name or specifier; `*` is a wildcard.
 */
export interface Rules {
  imports: string[]
  /** Allowed for type imports only. */
  types: string[]
  packages: string[]
  /** Allowed in tests, in addition to the test tools. */
  tests?: string[]
}

/** Contract files without schemas, small enough for any part or screen. */
export const AGREED = ['contract/values', 'contract/enquiry-facts.ts', 'contract/limits.ts']

const calls = ['', 'attraction-', 'destination-', 'enquiry-', 'follow-'].map(
  (of) => `contract/${of}endpoints.ts`,
)
const react = ['react', 'react-dom', '@nanostores/react']
const parts = [...react, 'flatpickr', 'filepond', 'react-filepond', 'filepond-plugin-*', 'swiper']

/** A sentence of the desk, too. */
const LENGTH = 'messages/en/wizard-length.ts'
/** Folders of the site that every part of a page uses. */
const BASE = ['layout', 'routing', 'pictures']
const SHARED = ['site/brand.ts', 'site/team.ts', 'site/messages', 'stores', 'parts', 'messages']
const within = (...folders: string[]) => folders.map((folder) => `site/${folder}`)
const ofSite = (imports: string[]): Rules => ({
  imports: [...SHARED, ...calls, ...AGREED, ...imports],
  types: ['api', 'contract'],
  packages: [...react, 'nanostores'],
})

/** Folders below everything that answers or sends. */
const STORED = ['data', 'settings', 'secrets', 'log', 'errors']
/** For folders that run jobs. */
const RUNS = [...STORED, 'jobs']
const BRAND = within('brand.ts', 'team.ts', 'pictures/mark-shape.ts', 'routing/router.ts')
const provider = (...folders: string[]) => folders.map((folder) => `demo/provider/${folder}`)
const SERVES = 'calls incoming mail messages media personal http plans webhooks'.split(' ')
const CALLED = provider(...SERVES, ...STORED)
const ofDemo = (imports: string[]): Rules => ({
  imports: ['contract', ...BRAND, ...imports],
  types: [],
  packages: ['*'],
  tests: ['demo'],
})

export const IMPORT_RULES: Record<string, Rules> = {
  contract: { imports: [], types: [], packages: ['zod/mini'] },
  api: { imports: ['contract'], types: ['zod/mini'], packages: ['redaxios'], tests: ['demo'] },
  stores: {
    imports: ['api', 'contract', 'messages'],
    types: ['zod/mini'],
    packages: ['nanostores', 'idb-keyval', 'altcha-lib/v1'],
    tests: ['demo', 'dist-spec/support/markdown-table.ts'],
  },
  messages: { imports: AGREED, types: ['contract'], packages: [], tests: ['contract'] },
  parts: {
    imports: ['element/own-document.ts', ...AGREED],
    types: ['nanostores', 'messages/say.ts'],
    packages: parts,
  },
  debug: { imports: ['messages'], types: [], packages: [], tests: ['contract'] },
  frame: { imports: AGREED, types: [], packages: [] },
  vitals: { imports: ['api/to-json.ts', ...AGREED], types: [], packages: ['web-vitals'] },
  element: {
    imports: ['stores/provider.ts', 'debug', ...AGREED],
    types: ['nanostores', 'messages/say.ts'],
    packages: [...react, '@r2wc/core', 'virtual:language-chunks'],
  },
  screen: {
    imports: ['element', 'parts', 'stores', 'messages', ...AGREED],
    types: ['contract', 'nanostores'],
    packages: react,
  },
  tag: {
    imports: ['element', 'screen', 'parts', 'stores', 'messages', ...AGREED],
    types: ['contract', 'nanostores'],
    packages: react,
    tests: ['contract'],
  },
  server: {
    imports: ['tag', 'element', 'stores', 'api', 'messages', 'contract'],
    types: ['nanostores'],
    packages: [...react, 'preact-render-to-string', 'node:*'],
    tests: ['demo'],
  },
  widgets: { imports: ['tag', 'element', 'debug'], types: [], packages: [], tests: ['widgets'] },
  build: {
    imports: ['repository.ts', 'breaches.ts', 'site/brand.ts'],
    types: ['element', 'custom-elements-manifest'],
    packages: ['vite', 'node:*', 'prettier', '@preact/compat', 'zod/v4/mini'],
    tests: ['api'],
  },
  'site/build': {
    imports: [
      'build',
      'site/brand.ts',
      'site/browse/maps/map-frames.ts',
      'site/pictures/mark-shape.ts',
    ],
    types: [],
    packages: ['vite', 'node:*', 'sharp', 'd3-geo', 'topojson-client', 'subset-font'],
  },
  'site/messages': { imports: ['messages', 'contract/limits.ts'], types: [], packages: [] },
  site: {
    imports: [
      'stores',
      'messages',
      'site/messages',
      ...AGREED,
      ...within('account', 'browse', 'home', 'layout', 'routing'),
    ],
    types: [],
    packages: react,
  },
  'site/server': ofSite(within('account', 'browse', 'trips', 'layout', 'routing')),
  'site/pages': ofSite(
    within('home', 'attraction', 'trips', 'account', 'browse', 'reviews', 'partners', ...BASE),
  ),
  'site/home': ofSite(within('trips', ...BASE)),
  'site/attraction': ofSite(within('trips', 'browse', 'reviews', ...BASE)),
  'site/trips': {
    ...ofSite(within('browse', ...BASE)),
    tests: ['demo/art', 'demo/provider/data/seed'],
  },
  'site/account': ofSite(within(...BASE)),
  'site/browse': {
    ...ofSite(within('reviews', ...BASE)),
    tests: ['demo/provider/data/seed/attractions.ts'],
  },
  'site/reviews': ofSite(within(...BASE)),
  'site/partners': { ...ofSite(within(...BASE)), packages: [...react, 'virtual:elements'] },
  'site/layout': ofSite(within('routing', 'pictures')),
  'site/routing': { ...ofSite([]), packages: [...react, 'nanostores', '@nanostores/router'] },
  'site/pictures': { imports: ['site/brand.ts', 'site/messages'], types: [], packages: [] },
  demo: ofDemo(['build', 'site/build', 'demo']),
  'demo/server': ofDemo([
    'demo/pages',
    'demo/hosts',
    'demo/commands',
    'demo/releases',
    'demo/provider',
  ]),
  'demo/commands': ofDemo(['demo/provider']),
  'demo/releases': { ...ofDemo(['demo/provider']), tests: ['demo', 'build'] },
  'demo/hosts': { ...ofDemo(['demo/provider', 'site/routing/frames.ts']), types: ['demo/pages'] },
  'demo/pages': { ...ofDemo(['demo/provider']), types: ['site/server/server.tsx', 'server'] },
  'demo/art': ofDemo([]),
  'demo/provider': ofDemo(['demo/provider']),
  'demo/provider/testing': ofDemo(['demo/provider', 'build']),
  'demo/provider/openapi': { ...ofDemo(provider('http', 'settings')), types: provider('calls') },
  'demo/provider/messages': ofDemo(['site/routing/frames.ts', LENGTH, ...provider('settings')]),
  'demo/provider/desk': ofDemo([
    'messages/en/months.ts',
    LENGTH,
    ...CALLED,
    ...within('trips/sample-trips.ts', 'trips/plan-of.ts'),
  ]),
  'demo/provider/jobs': ofDemo(provider(...STORED)),
  'demo/provider/webhooks': ofDemo(provider(...RUNS)),
  'demo/provider/plans': ofDemo(provider('mail', 'messages', 'http', ...STORED)),
  'demo/provider/routes': ofDemo(CALLED),
  'demo/provider/incoming': ofDemo(provider('mail', 'media', ...STORED)),
  'demo/provider/calls': {
    ...ofDemo(provider('media', 'http', ...STORED)),
    types: provider('operation'),
  },
  'demo/provider/operation': ofDemo(provider('http', ...STORED)),
  'demo/provider/personal': { ...ofDemo(provider('mail', ...RUNS)), types: provider('media') },
  'demo/provider/mail': ofDemo(provider('http', 'messages', ...RUNS)),
  'demo/provider/media': ofDemo(['demo/art', ...provider('http', ...RUNS)]),
  'demo/provider/http': ofDemo([
    'build',
    ...provider('data/engine/change-counter.ts', 'errors', 'settings'),
  ]),
  'demo/provider/data': ofDemo(['demo/art', ...provider('messages', ...STORED)]),
  'demo/provider/settings': ofDemo(provider('log', 'secrets')),
  'demo/provider/log': ofDemo(provider('errors')),
  'demo/provider/secrets': ofDemo([]),
  'demo/provider/errors': ofDemo([]),
  'dist-spec': { imports: ['demo', 'contract/enquiry-for-test.ts'], types: [], packages: ['*'] },
}

/** Packages that only one file may import, so that each can be replaced. */
export const SEAMS: Record<string, string> = {
  redaxios: 'widgets/api/client.ts',
  '@r2wc/core': 'widgets/element/r2wc.ts',
  '@nanostores/router': 'site/routing/router.ts',
  flatpickr: 'widgets/parts/date/date-picker.tsx',
  'react-filepond': 'widgets/parts/files/chosen-pictures.tsx',
  'filepond*': 'widgets/parts/files/chosen-pictures.tsx',
  swiper: 'widgets/parts/carousel.ts',
  imapflow: 'demo/provider/incoming/read-mailbox.ts',
  'postal-mime': 'demo/provider/incoming/parse-mail.ts',
  'd3-geo': 'site/build/maps.ts',
  'topojson-client': 'site/build/maps.ts',
}

import type { Plugin } from 'vite'
import { read } from '../../repository.ts'
import { manifest, pageWide } from '../manifest/manifest.ts'
import { fillIn, tablesOf } from '../manifest/tables.ts'
import { ALL_IN_ONE, TAGS } from '../tags.ts'
import { htmlCustomData, webTypes } from './editors.ts'
import { FRAMEWORKS, types } from './type-files.ts'

const { version, license, type } = JSON.parse(read('package.json').text) as Record<string, string>

const MANIFEST = 'custom-elements.json'
const WEB_TYPES = 'web-types.json'
const CUSTOM_DATA = 'vscode.html-custom-data.json'

export function otherFiles(): Plugin {
  return {
    name: 'package-files',
    generateBundle() {
      const described = inPackage(manifest())
      const tables = tablesOf(described, pageWide())
      const files = new Map<string, string>([
        ['package.json', asJson(packageJson())],
        [MANIFEST, asJson(described)],
        [WEB_TYPES, asJson(webTypes(described, version ?? ''))],
        [CUSTOM_DATA, asJson(htmlCustomData(described, pageWide()))],
        ['README.md', fillIn(read('widgets/build/package/README.md').text, tables)],
        ['LICENSE', read('LICENSE').text],
        ['CHANGELOG.md', read('CHANGELOG.md').text],
        ...types(),
      ])
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

function packageJson() {
  const files = (name: string) => ({ types: `./${name}.d.ts`, default: `./${name}.js` })
  const data = [MANIFEST, WEB_TYPES, CUSTOM_DATA, 'package.json']
  return {
    name: ALL_IN_ONE,
    version,
    description:
      'Trip enquiries, reviews, testimonials, attraction cards and a video, as custom elements.',
    keywords: ['web-components', 'custom-elements', 'travel', 'forms', 'enquiry', 'review'],
    license,
    type,
    // For tools that ignore `exports`.
    main: `./${ALL_IN_ONE}.js`,
    types: `./${ALL_IN_ONE}.d.ts`,
    exports: {
      '.': files(ALL_IN_ONE),
      ...Object.fromEntries(
        [...TAGS.keys(), ...FRAMEWORKS].map((name) => [`./${name}`, files(name)]),
      ),
      ...Object.fromEntries(data.map((name) => [`./${name}`, `./${name}`])),
    },
    // These files register tags; the others only have types.
    sideEffects: ['./trip-*.js', './chunks/*.js'],
    customElements: MANIFEST,
    'web-types': WEB_TYPES,
    ...templates(),
  }
}

/** Optional peers, because the template types import these packages. */
function templates() {
  const peers = { '@types/react': '>=19', preact: '>=10.26', vue: '>=3.4', svelte: '>=5' }
  return {
    peerDependencies: peers,
    peerDependenciesMeta: Object.fromEntries(
      Object.keys(peers).map((name) => [name, { optional: true }]),
    ),
  }
}

function inPackage({ modules, ...described }: ReturnType<typeof manifest>) {
  return {
    ...described,
    readme: 'README.md',
    modules: modules.map((module) => {
      const path = module.path.replace('dist/widgets/', '')
      const classes = (module.declarations ?? []).map(({ name }) => ({
        kind: 'js' as const,
        name,
        declaration: { name },
      }))
      return { ...module, path, exports: [...classes, ...(module.exports ?? [])] }
    }),
  }
}

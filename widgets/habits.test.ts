import { expect, test } from 'vitest'
import { read, repositoryFiles, statements } from './repository.ts'

const paths = repositoryFiles()
const texts = paths
  .filter((path) => /\.(?:tsx?|m?js|css|html|json|md|svg|sh|sql|ya?ml)$|^\.ci\//.test(path))
  .map(read)
const code = texts.filter(({ path }) => /(?<!\.d)\.tsx?$/.test(path))
const specs = code.filter(({ path }) => /\.(?:test|spec)\.tsx?$/.test(path))

const locks = texts.filter(({ path }) => path.endsWith('package-lock.json'))

const FOLDERS = 'widgets site demo dist-spec'
const FILES = 'package.json package-lock.json tsconfig.json vite.config.ts'
const PROSE = 'README.md CHANGELOG.md CONTRIBUTING.md LICENSE'
const TOP_LEVEL = new Set(`${FOLDERS} ${FILES} ${PROSE}`.split(' '))

function places(sources: typeof texts, pattern: RegExp): string[] {
  return sources.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      return pattern.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : []
    }),
  )
}

test('has no focused, skipped or todo tests', () => {
  const left = /\.(?:only|skip|todo|fixme|skipIf|runIf)\(|\b(?:xit|xtest|xdescribe|fit|fdescribe)\(/
  expect(places(specs, left)).toEqual([])
})

test('waits for visible results in specs, never for time', () => {
  const browser = specs.filter(({ path }) => path.endsWith('.spec.ts'))
  expect(places(browser, /waitForTimeout|setTimeout|\bsleep\(|networkidle/)).toEqual([])
})

test('lets the site handle parts that fail to load', () => {
  const shipped = code.filter(({ path }) => path.startsWith('site/'))
  // Vite takes `.then` of an import into the import, out of reach of files that can't be fetched.
  expect(places(shipped, /\bimport\(.*\)\.then\(/)).toEqual([])
})

test('loads the data of Intl, 60 ms on a phone, only for what is rarely shown', () => {
  const loading =
    /\bIntl\.(?!PluralRules|getCanonicalLocales|DateTimeFormatOptions)|toLocale(?:Date|Time)?String/
  const rare =
    /\.test\.|\/build\/|outbox|ar\/counted-later|date-names|my-transactions|partners\/event-log/
  const shipped = code.filter(({ path }) => /^(?:site|widgets)\//.test(path) && !rare.test(path))
  expect(places(shipped, loading)).toEqual([])
})

test('has no barrel files', () => {
  const barrels = code.filter((source) => {
    const nodes = statements(source)
    // A replacement for a package has to re-export its names.
    const isFile = (source: (typeof nodes)[0]['source']) => String(source?.value).startsWith('.')
    const handsOn = nodes.filter(({ type, source }) => type.startsWith('Export') && isFile(source))
    const all = handsOn.some(({ type }) => type === 'ExportAllDeclaration')
    return all || (nodes.length > 0 && handsOn.length === nodes.length)
  })
  expect(barrels.map(({ path }) => path)).toEqual([])
})

test('keeps files short', () => {
  // Pictures and prose may be long. Tests and style sheets are lists, so they get a higher limit.
  const mayBeLong = /^site\/pictures\/|\.svg$|\.md$|trip-widgets\.d\.ts$|package-lock\.json$/
  const tooLong = texts
    .filter(({ path }) => !mayBeLong.test(path))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ path, lines }) => lines > (/\.(?:css|test\.tsx?|spec\.ts)$/.test(path) ? 300 : 200))
  expect(tooLong).toEqual([])
})

test("shows dates in the company's time zone", () => {
  const own = /toISOString\(\)\.slice|\butcDate\(|time zone 'UTC'|DateTimeFormat|toLocale\w*String/
  // Not shown as dates: cache keys, time zone allowances, ISO instants, the sitemap and backups.
  const others =
    /company-time|tag-frames|render-page|routes\/read-enquiry|data\/(?:attractions\/attractions|reviews\/testimonials|transfer\/snapshot)\.ts|seed\/|testing\/|\.test\./
  const provider = code.filter(({ path }) => path.startsWith('demo/') && !others.test(path))
  expect(places(provider, own)).toEqual([])
})

test('names folders by their content', () => {
  const vague = paths.filter((path) => /(?:^|\/)(?:utils?|lib|common|helpers?|hooks)\//.test(path))
  expect(vague).toEqual([])
})

test('gives files of one top folder different names', () => {
  const nameOf = (path: string) => path.replace(/^.*\//, '')
  const nouns = paths.filter((path) => path.startsWith('widgets/contract/')).map(nameOf)
  // Each tag has these.
  const shared = new Set([...nouns, 'element.ts', 'prerendered.ts', 'index.html'])
  // Packages of their own, and sentences, which are in one file for each subject and language.
  const apart =
    /^dist-spec\/(?:measured\/bench|releases\/package\/apps|hostile\/suite)\/|\/messages\//
  const sources = paths.filter(
    (path) =>
      /^(?:widgets|site|dist-spec)\/.*\.(?:tsx?|css|html)$/.test(path) &&
      !/\.(?:test|spec)\.tsx?$/.test(path) &&
      !apart.test(path) &&
      !shared.has(nameOf(path)),
  )
  const keys = sources.map((path) => path.replace(/\/.*\//, '/'))
  expect(sources.length).toBeGreaterThan(500)
  expect(
    sources.filter((_, at) => keys.indexOf(keys[at]!) !== keys.lastIndexOf(keys[at]!)),
  ).toEqual([])
})

test('names files in kebab-case', () => {
  // Names expected by other tools.
  const given = new Set(
    'README.md SECURITY.md CODEOWNERS ISSUE_TEMPLATE pull_request_template.md'.split(' '),
  )
  const kebab = /^\.?[a-z0-9]+(?:[-.][a-z0-9]+)*$/
  const wrong = paths.filter(
    (path) =>
      !TOP_LEVEL.has(path) && path.split('/').some((name) => !kebab.test(name) && !given.has(name)),
  )
  expect(wrong).toEqual([])
})

test('uses no React-only event members in widgets, because the build removes them', () => {
  const added = /\.(?:nativeEvent|persist\(|isPropagationStopped|isDefaultPrevented)/
  const shipped = code.filter(({ path }) => /^widgets\/(?!build\/|server\/)/.test(path))
  expect(places(shipped, added)).toEqual([])
})

test('uses no uncontrolled fields in widgets, because the build removes support for them', () => {
  const shipped = code.filter(({ path }) => /^widgets\/(?!build\/).*\.tsx$/.test(path))
  expect(places(shipped, /\bdefault(?:Value|Checked)=/)).toEqual([])
})

test('uses no handlers of the capture phase in widgets, because the build removes support for them', () => {
  const shipped = code.filter(({ path }) => /^widgets\/(?!build\/).*\.tsx$/.test(path))
  expect(places(shipped, /\bon[A-Z]\w*Capture=/)).toEqual([])
})

test('uses no unitless styles or camel-case SVG attributes in widgets', () => {
  // The build removes support for both.
  const turned =
    /\bstyle=\{\{[^}]*: *\d|\s(?:clip|fill|font|letter|marker|paint|stop|stroke|text|word|writing)[A-Z]\w*=[{"]/
  const shipped = code.filter(({ path }) => /^widgets\/(?!build\/).*\.tsx$/.test(path))
  expect(places(shipped, turned)).toEqual([])
})

test('uses no built-ins in widgets that old libraries of a host page break', () => {
  const bent =
    /\bfor \((?:const|let) \w+ in |\.reduce(?:Right)?\(|\bObject\.(?:entries|values|fromEntries)\(|\.finally\(|\.allSettled\(|\.entries\(\)|\bArray\.from\(|JSON\.stringify\(|\.toJSON\b/
  // The JSON writer itself, code of the company's own site only, and code that isn't shipped.
  const exempt =
    /[.-]test\.tsx?$|to-json\.ts$|stores\/session\.ts$|widgets\/(?:(?:build|server)\/.*|repository|import-rules|breaches)\.tsx?$/
  const shipped = code.filter(({ path }) => path.startsWith('widgets/') && !exempt.test(path))
  expect(shipped.length).toBeGreaterThan(100)
  expect(places(shipped, bent)).toEqual([])
})

test('never passes the document as a node in widgets, because the build replaces it', () => {
  const handed = /(?:call|apply|observe|contains|createTreeWalker)\(document\b(?!\.)/
  const shipped = code.filter(({ path }) => /^widgets\/(?!build\/|server\/)/.test(path))
  expect(
    places(
      shipped.filter((source) => !specs.includes(source)),
      handed,
    ),
  ).toEqual([])
})

test('pins every dependency to one version', () => {
  const loose = texts
    .filter(({ path }) => /(?:^|\/)package\.json$/.test(path))
    .flatMap(({ path, text }) => {
      const { dependencies, devDependencies } = JSON.parse(text) as Manifest
      return Object.entries({ ...dependencies, ...devDependencies })
        .filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
        .map(([name, version]) => `${path}: ${name} ${version}`)
    })
  expect(loose).toEqual([])
})

test('locks dependencies without naming the registry they came from', () => {
  expect(locks.map(({ path }) => path)).toContain('package-lock.json')
  expect(places(locks, /"resolved":/)).toEqual([])
})

test("locks every platform's builds, which clean installs need", () => {
  const missing = locks.flatMap(({ path, text }) => {
    const { packages } = JSON.parse(text) as Lock
    const locked = new Set(Object.keys(packages).map((key) => key.replace(/^.*node_modules\//, '')))
    return Object.values(packages)
      .flatMap(({ optionalDependencies }) => Object.keys(optionalDependencies ?? {}))
      .filter((name) => !locked.has(name))
      .map((name) => `${path}: ${name}`)
  })
  expect(missing).toEqual([])
})

test('keeps SQL in one folder', () => {
  const statement = /['"`](?:select|insert into|delete from|update \w+ set|with \w+ as)\s/
  const others = code.filter(
    ({ path }) => !/^(?:demo\/provider\/(?:data|testing)|dist-spec)\/|\.test\.tsx?$/.test(path),
  )
  // Excludes `req.query`.
  expect(places(others, new RegExp(`${statement.source}|(?<!req)\\.query[<(]`))).toEqual([])
  expect(places(code, statement).length).toBeGreaterThan(20)
})

test('reads the settings of test servers in one file, whose dependents run again with them', () => {
  const readers = places(code, /\[[`']TEST_(?:DATABASE|S3)_/).map((place) =>
    place.replace(/:.*/, ''),
  )
  const file = 'demo/provider/testing/servers-for-test.ts'
  // The test configuration excludes files that need them.
  expect([...new Set(readers)]).toEqual([file, 'vite.config.ts'])
  expect(read('.ci/databases').text).toContain(
    `npx vitest related --run --dir demo/provider --project=provider ${file}`,
  )
})

test('selects rows to lock once for each statement', () => {
  // A subquery could be planned to run again, and so to lock again, for each row.
  const again = /\bin\s*\(\s*select[^`;]*?for update skip locked/i
  const found = code.filter(({ text }) => again.test(text)).map(({ path }) => path)
  expect(found).toEqual([])
})

test('has no to-do notes in code', () => {
  expect(places(texts, /\b(?:TO[D]O|FIX[M]E|XX[X]|HAC[K])\b/)).toEqual([])
})

test('has few comments, which begin with their subject', () => {
  // Scenes and seeds are art and data.
  const commented = texts.filter(
    ({ path }) => /\.(?:tsx?|js|css)$/.test(path) && !/^demo\/art\/scenes\/|\/seed\//.test(path),
  )
  const comments = commented.flatMap(({ text }) => text.match(/\/\*[^]*?\*\/|^ *\/\/.*$/gm) ?? [])
  const lines = commented.flatMap(({ text }) => text.split('\n')).length
  expect(comments.flatMap((comment) => comment.split('\n')).length / lines).toBeLessThan(0.07)
  const headless = comments.filter((comment) =>
    /^[\s/*]*(?:What|Who|Whoever|Where|Which|How|Whether|When|Those who)\b/.test(comment),
  )
  expect(comments.length).toBeGreaterThan(3000)
  expect(headless.length / comments.length).toBeLessThan(0.02)
})

test('spells email in one way', () => {
  expect(places(texts, /\be[-]mail/i)).toEqual([])
})

test('has only expected entries at the top level', () => {
  const entries = new Set(paths.map((path) => path.replace(/\/.*/, '')))
  const unexpected = [...entries].filter((entry) => !TOP_LEVEL.has(entry) && !entry.startsWith('.'))
  expect(unexpected).toEqual([])
})

test('lists every folder in CONTRIBUTING.md, and no others', () => {
  const tree = read('CONTRIBUTING.md')
    .text.split('```')
    .find((block) => block.startsWith('\nwidgets/ '))
  let top = ''
  const drawn = (tree ?? '').split('\n').flatMap((line) => {
    const [, indent = '', names = ''] = /^( *)((?:[a-z-]+\/ ?)+)(?: |$)/.exec(line) ?? []
    const folders = names.split(' ').filter(Boolean)
    if (indent === '') [top = top] = folders
    return indent === '' ? [] : folders.map((folder) => top + folder)
  })
  const isFolder = new RegExp(`^(?:${FOLDERS.replaceAll(' ', '|')})/[^/]+/`)
  const folders = new Set(paths.flatMap((path) => isFolder.exec(path) ?? []))
  expect(drawn.toSorted()).toEqual([...folders].toSorted())
})

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

interface Lock {
  packages: Record<string, { optionalDependencies?: Record<string, string> }>
}

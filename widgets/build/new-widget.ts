/**
 * `npm run new:widget -- trip-NAME`: creates a widget that runs, with its sentence, style, sections in the READMEs, line
 * in the changelog, bundle budget, host page and spec.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const [tag = ''] = process.argv.slice(2)
const name = /^trip-([a-z]+(?:-[a-z]+)*)$/.exec(tag)?.[1]
if (!name) fail(`'${tag}' is not a tag such as trip-ping. Usage: npm run new:widget -- trip-ping`)
if (existsSync(`widgets/${name}`)) fail(`widgets/${name}/ exists.`)

const words = name.split('-').map((word) => word[0]!.toUpperCase() + word.slice(1))
const Screen = words.join('')
const messages = Screen[0]!.toLowerCase() + Screen.slice(1)

const NEW: Record<string, string> = {
  [`widgets/${name}/element.ts`]: `import { oneOf, text } from '../element/attributes.ts'
import { define } from '../element/define.ts'
import css from './${name}.css?inline'
import { ${Screen} } from './${name}.tsx'

/**
 * \`<${tag}>\`: greets a visitor.
 *
 * @attr name - the visitor's name
 * @attr headline - level of its heading
 *
 * @fires {CustomEvent<{ milliseconds: number, bytes: number }>} ${tag}-ready - it can be used; once for each element
 */
const attributes = { name: text, headline: oneOf('2', '3', '4', '5', '6') }

define('${tag}', attributes, css, ${Screen}, () => import('./prerendered.ts'))
`,
  [`widgets/${name}/${name}.tsx`]: `import { useLayoutEffect } from 'react'
import type { HostProps } from '../element/host-props.ts'
import { ${messages} as messages } from '../messages/en/${name}.ts'

export interface ${Screen}Props extends HostProps {
  name: string
  headline: '2' | '3' | '4' | '5' | '6'
}

export function ${Screen}({ theme, ready, name, headline }: ${Screen}Props) {
  const Heading = \`h\${headline}\` as const
  useLayoutEffect(ready, [])
  return (
    <section className={\`root \${theme}\`} part="root">
      <Heading part="heading">{messages.hello(name)}</Heading>
    </section>
  )
}
`,
  [`widgets/${name}/${name}.css`]: `.root {
  padding: var(--gap);
  border-radius: var(--radius);
}

:is(h2, h3, h4, h5, h6) {
  margin: 0;
  font-size: 1.25em;
}
`,
  [`widgets/${name}/prerendered.ts`]: `// @chunk own
import { load } from '../contract/values/load.ts'
import type { Prerendering, PrerenderedProps } from '../element/prerendering.ts'
import type { ${Screen}Props } from './${name}.tsx'

export const { seed, parts }: Prerendering<${Screen}Props, undefined> = {
  seed: () => {},
  parts: () => [],
}

export async function hydrate(props: PrerenderedProps<${Screen}Props>) {
  const later = await load(() => import('../element/hydrate.ts'))
  return later.hydrate(props, { seed, parts })
}
`,
  [`widgets/messages/en/${name}.ts`]: `export const ${messages} = {
  hello: (name: string) => (name ? \`Hello, \${name}\` : 'Hello'),
}
`,
  [`dist-spec/support/pages/${name}.html`]: `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${words.join(' ')} on a page</title>
    <link rel="stylesheet" href="host.css" />
  </head>
  <body>
    <main>
      <h1>${words.join(' ')} on a page</h1>
      <script type="module" src="%PROVIDER%/widgets/${tag}.js"></script>
      <${tag} name="Asha"></${tag}>
    </main>
  </body>
</html>
`,
  [`dist-spec/${name}/${name}.spec.ts`]: `import { expect, test } from '../support/test.ts'

test('greets the visitor', { tag: '@core' }, async ({ page, host }) => {
  await page.goto(\`\${host}/${name}.html\`)
  await expect(page.locator('${tag}').getByRole('heading', { name: 'Hello, Asha' })).toBeVisible()
})

test('is rendered by the server', async ({ request, served }) => {
  const answer = await request.get(\`\${served.origins.provider}/widgets/${tag}.html?name=Asha\`)
  expect(await answer.text()).toContain('Hello, Asha')
})
`,
}

for (const [path, text] of Object.entries(NEW)) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
const section = (told: string) =>
  `## \`<${tag}>\`\n\n${told}<!-- ${tag} -->\n<!-- /${tag} -->\n\n## \`<trip-corporate-video>\``
const before = '## `<trip-corporate-video>`'
edit('widgets/README.md', before, section('Greets a visitor.\n\n'))
edit(
  'CONTRIBUTING.md',
  'attraction-card/ corporate-video/',
  `attraction-card/ corporate-video/ ${name}/`,
  2,
)
edit('widgets/build/package/README.md', before, section(''))
edit(
  'widgets/build/manifest/anatomy-trees.ts',
  "  'trip-corporate-video': `",
  `  '${tag}': \`\nroot\n  heading\`,\n  'trip-corporate-video': \``,
)
edit(
  'dist-spec/measured/bundle-size.ts',
  '  // Both enquiry',
  `  '${tag}.js': 10_240,\n  // Both enquiry`,
)
addToChangelog(`- \`<${tag}>\` greets a visitor.`)

const node = (...args: string[]) =>
  execFileSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
node('node_modules/prettier/bin/prettier.cjs', '--write', ...Object.keys(NEW))
node('--import', 'tsx', 'widgets/build/manifest/write.ts')
console.log(`${Object.keys(NEW).join('\n')}

<${tag}> is ready. Change its attributes in element.ts and run \`npm run manifest\`; \`npm run dev\` serves it, and
\`npm run build && npx playwright test --config dist-spec/playwright.config.ts dist-spec/${name}\` tests it.`)

function edit(path: string, from: string, to: string, times = 1) {
  const parts = readFileSync(path, 'utf8').split(from)
  if (parts.length !== times + 1) fail(`${path} does not contain '${from}' ${times} times.`)
  writeFileSync(path, parts.join(to))
}

/** Adds a line to what the unreleased version adds. */
function addToChangelog(line: string) {
  const text = readFileSync('CHANGELOG.md', 'utf8')
  const list = /## .*, unreleased\n\n### Added\n\n(?:Widgets:\n\n)?/.exec(text)?.[0]
  if (!list) fail("CHANGELOG.md does not begin with '### Added' of an unreleased version.")
  writeFileSync('CHANGELOG.md', text.replace(list, `${list}${line}\n`))
}

function fail(reason: string): never {
  console.error(reason)
  process.exit(1)
}

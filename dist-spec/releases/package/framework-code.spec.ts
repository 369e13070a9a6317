import { spawn } from 'node:child_process'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { NAMES, PartnersPage, type TagName } from '../../site/support/partners-page.ts'
import { HOSTILE, textOf, USES } from '../../site/support/tag-uses.ts'
import { NPM_ENV } from '../../support/installed.ts'
import { APPS, build, tool } from './apps.ts'
import { serveFolder } from './folder-server.ts'
import { expect, test } from './package-test.ts'

const TAGS = Object.keys(NAMES) as TagName[]

/** A component's file name and how it is rendered, for each tab with code for a bundler. */
const APP = {
  react: {
    suffix: '.tsx',
    imports: "import { createRoot } from 'react-dom/client'",
    render: 'createRoot(main).render(<Tag />)',
  },
  vue: {
    suffix: '.vue',
    imports: "import { createApp } from 'vue'",
    render: 'createApp(Tag).mount(main)',
  },
  svelte: {
    suffix: '.svelte',
    imports: "import { mount } from 'svelte'",
    render: 'mount(Tag, { target: main })',
  },
}

/** Code of all tags with hostile settings, as the page for partners writes it. */
async function codesOf(page: Page, provider: string, way: string): Promise<[TagName, string][]> {
  const codes: [TagName, string][] = []
  const partners = new PartnersPage(page)
  await page.goto(`${provider}/partners`)
  for (const tag of TAGS) {
    await partners.pick('Widget', NAMES[tag])
    await partners.setting(textOf(tag)).fill(HOSTILE)
    await expect(partners.code('html')).toContainText(`<${tag} `)
    await expect(partners.code('html')).toContainText('&quot;Plan')
    codes.push([tag, await partners.textOf(way)])
  }
  return codes
}

async function use(page: Page, tag: TagName, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator(tag)).toHaveAttribute(textOf(tag), HOSTILE)
  await USES[tag](page, page)
}

function complaintsOf(page: Page): string[] {
  const said: string[] = []
  page.on('console', (line) => {
    if (line.type() === 'error' || line.type() === 'warning') said.push(line.text())
  })
  page.on('pageerror', (error) => said.push(String(error)))
  return said
}

for (const framework of ['react', 'vue', 'svelte'] as const) {
  test(`the code for ${framework} runs in an app`, async ({ page, served }) => {
    test.slow()
    const { provider } = served.origins
    const codes = await codesOf(page, provider, framework)
    const { suffix, imports, render } = APP[framework]
    const app = `dist/code/${framework}`
    const folder = resolve(APPS, app)
    await mkdir(resolve(folder, 'tags'), { recursive: true })
    const html = await readFile(resolve(APPS, 'react/index.html'), 'utf8')
    // The code has to name its provider itself.
    await writeFile(
      resolve(folder, 'index.html'),
      html.replace(' data-trip-provider="%VITE_PROVIDER%"', ''),
    )
    await writeFile(
      resolve(folder, 'main.tsx'),
      `${imports}
const main = document.querySelector('main')
import(\`./tags/\${location.search.slice(1)}${suffix}\`).then(({ default: Tag }) => ${render})`,
    )
    for (const [tag, code] of codes) await writeFile(resolve(folder, 'tags', tag + suffix), code)
    if (framework !== 'react')
      await cp(resolve(APPS, framework, 'vite.config.ts'), resolve(folder, 'vite.config.ts'))
    const { origin, close } = await serveFolder(await build(app, provider))
    const said = complaintsOf(page)
    for (const tag of TAGS) await use(page, tag, `${origin}/?${tag}`)
    expect(said).toEqual([])
    await close()
  })
}

test('the code for Next.js runs in its app, rendered on the server', async ({ page, served }) => {
  test.slow()
  const app = 'dist/code/next'
  const folder = resolve(APPS, app)
  const write = async (name: string, text: string) => writeFile(resolve(folder, name), text)
  const codes = await codesOf(page, served.origins.provider, 'next')
  await mkdir(resolve(folder, 'app'), { recursive: true })
  await write('next.config.mjs', `export default { turbopack: { root: '${APPS}' } }`)
  await write(
    'app/layout.jsx',
    `export const metadata = { title: 'Next.js', icons: 'data:,' }
export default ({ children }) => <html lang="en"><body>{children}</body></html>`,
  )
  for (const [tag, code] of codes) {
    await mkdir(resolve(folder, 'app', tag), { recursive: true })
    await write(`app/${tag}/tag.jsx`, code)
    await write(
      `app/${tag}/page.jsx`,
      `import Tag from './tag'
export default () => <main><Tag /></main>`,
    )
  }
  const more = { NEXT_TELEMETRY_DISABLED: '1' }
  const built = await tool('next/dist/bin/next', ['build'], { app, more })
  expect(built.code, built.printed).toBe(0)
  const next = resolve(APPS, 'node_modules/next/dist/bin/next')
  const server = spawn(process.execPath, [next, 'start', '-p', '0'], {
    cwd: folder,
    env: { ...NPM_ENV, ...more },
  })
  try {
    let printed = ''
    server.stdout.on('data', (text) => (printed += text))
    await expect.poll(() => printed).toContain('Ready')
    const [origin] = /http:\/\/localhost:\d+/.exec(printed) ?? []
    const said = complaintsOf(page)
    for (const tag of TAGS) {
      const drawn = await (await fetch(`${origin}/${tag}`)).text()
      expect(drawn).toContain('<template shadowrootmode')
      await use(page, tag, `${origin}/${tag}`)
    }
    expect(said).toEqual([])
  } finally {
    server.kill()
  }
})

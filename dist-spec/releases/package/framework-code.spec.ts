import { spawn } from 'node:child_process'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { NAMES, PartnersPage, type TagName } from '../../site/support/partners-page.ts'
import { HOSTILE, textOf, USES } from '../../site/support/tag-uses.ts'
import { waitingForLife } from '../../support/waiting-for-life.ts'
import { NPM_ENV } from '../../support/installed.ts'
import { APPS, build, tool } from './apps.ts'
import { serveFolder } from './folder-server.ts'
import { expect, test as base } from './package-test.ts'

const TAGS = Object.keys(NAMES) as TagName[]

/**
 * A component's file name and how it is rendered, for each tab with code for a bundler. Only React's sends all forms,
 * because package.spec.ts sends one from an app on each framework.
 */
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

type Way = keyof typeof APP | 'next'
const WAYS: readonly Way[] = ['react', 'vue', 'svelte', 'next']

/** Code of all tags with hostile settings, as the page for partners writes it for each framework. */
const test = base.extend<object, { codes: Record<Way, [TagName, string][]> }>({
  codes: [
    async ({ browser, served }, use) => {
      const codes: Record<Way, [TagName, string][]> = { react: [], vue: [], svelte: [], next: [] }
      const page = await browser.newPage()
      const partners = new PartnersPage(page)
      await waitingForLife(page).goto(`${served.origins.provider}/partners`)
      for (const tag of TAGS) {
        await partners.pick('Widget', NAMES[tag])
        await partners.setting(textOf(tag)).fill(HOSTILE)
        await expect(partners.code('html')).toContainText(`<${tag} `)
        await expect(partners.code('html')).toContainText('&quot;Plan')
        for (const way of WAYS) codes[way].push([tag, await partners.textOf(way)])
      }
      await page.close()
      await use(codes)
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

/** Opens the page of a tag, and waits until it is rendered, or hydrated. */
async function open(page: Page, tag: TagName, address: string): Promise<void> {
  await page.goto(address)
  const element = page.locator(tag)
  await expect(element, tag).toHaveAttribute(textOf(tag), HOSTILE)
  if (textOf(tag) !== 'heading') return USES[tag](page, page)
  await expect(element.getByText(HOSTILE), tag).toBeVisible()
  // A hydrated form needs no styles of its own.
  await expect(element.locator('style'), tag).toHaveCount(0)
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
  test(`the code for ${framework} runs in an app`, async ({ page, served, codes }) => {
    const { provider } = served.origins
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
    for (const [tag, code] of codes[framework])
      await writeFile(resolve(folder, 'tags', tag + suffix), code)
    if (framework !== 'react')
      await cp(resolve(APPS, framework, 'vite.config.ts'), resolve(folder, 'vite.config.ts'))
    const { origin, close } = await serveFolder(await build(app, provider))
    const said = complaintsOf(page)
    for (const tag of TAGS) {
      await open(page, tag, `${origin}/?${tag}`)
      if (framework === 'react') await USES[tag](page, page)
    }
    expect(said).toEqual([])
    await close()
  })
}

test('the code for Next.js runs in its app, rendered on the server', async ({ page, codes }) => {
  test.slow()
  const app = 'dist/code/next'
  const folder = resolve(APPS, app)
  const write = async (name: string, text: string) => writeFile(resolve(folder, name), text)
  await mkdir(resolve(folder, 'app'), { recursive: true })
  await write('next.config.mjs', `export default { turbopack: { root: '${APPS}' } }`)
  await write(
    'app/layout.jsx',
    `export const metadata = { title: 'Next.js', icons: 'data:,' }
export default ({ children }) => <html lang="en"><body>{children}</body></html>`,
  )
  for (const [tag, code] of codes.next) {
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
      await open(page, tag, `${origin}/${tag}`)
      if (tag === 'trip-enquiry') await USES[tag](page, page)
    }
    expect(said).toEqual([])
  } finally {
    server.kill()
  }
})

/* oxlint-disable no-empty-pattern -- Playwright insists on a pattern, even for a fixture of no other. */
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { openChromium } from '../chromium.ts'
import { expect, test as base } from '../engine-test.ts'
import { USES } from '../uses.ts'
import { install } from '../../support/installed.ts'
import { chromium111 } from './chromium-111.ts'

const FOLDER = import.meta.dirname
const ROOT = resolve(import.meta.dirname, '../../..')

const test = base.extend<object, { folder: string }>({
  folder: [
    async ({}, use) => {
      await install(FOLDER)
      await use(FOLDER)
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  visitor: [
    async ({ folder }, use) => {
      const executablePath = await chromium111(folder)
      const visitor = await openChromium({ executablePath, args: ['--no-sandbox'] })
      await use(visitor)
      await visitor.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

const onLinux = process.platform === 'linux' && process.arch === 'x64'

for (const [name, { tag, attributes, go }] of onLinux ? Object.entries(USES) : []) {
  test(`lets a visitor use ${name} in Chrome 111`, async ({ person, host, served }) => {
    const { visitor } = person
    expect(visitor.version).toMatch(/^111\./)
    await visitor.goto(`${host}/any.html?tag=${tag}&attributes=${encodeURIComponent(attributes)}`)
    visitor.said.length = 0
    expect(await go(person, served, `${tag}.${name.length}.oldest`)).toBeTruthy()
    expect(visitor.said).toEqual([])
  })
}

const oldest = async (): Promise<string[]> =>
  JSON.parse(await readFile(resolve(FOLDER, 'package.json'), 'utf8')).browserslist

async function lint(folder: string, name: 'eslint' | 'stylelint', files: string): Promise<string> {
  const bin = resolve(folder, 'node_modules/.bin', name)
  const args = ['--config', resolve(folder, `${name}.config.js`), files]
  const env = { ...process.env, BROWSERSLIST: (await oldest()).join(', ') }
  return promisify(execFile)(bin, args, { cwd: ROOT, env }).then(
    ({ stdout }) => stdout,
    ({ stdout, stderr }: { stdout: string; stderr: string }) => `${stdout}${stderr}`,
  )
}

test('uses no API that one of the oldest browsers lacks', async ({ folder }) => {
  expect(await lint(folder, 'eslint', 'dist/widgets')).toBe('')
})

test('uses no CSS that one of the oldest browsers lacks, except listed features', async ({
  folder,
}) => {
  expect(await lint(folder, 'stylelint', 'widgets/**/*.css')).toBe('')
})

test('documents the tested versions', async () => {
  const readme = await readFile(resolve(ROOT, 'widgets/README.md'), 'utf8')
  expect(await oldest()).toEqual(['chrome 111', 'firefox 121', 'safari 16.4', 'ios_saf 16.4'])
  expect(readme).toContain('Chrome 111, Firefox 121, Safari 16.4')
})

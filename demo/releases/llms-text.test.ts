import { afterAll, beforeAll, expect, test } from 'vitest'
import { elementsOf, manifest } from '../../widgets/build/manifest/manifest.ts'
import { references } from '../../widgets/build/manifest/reference.ts'
import { built } from '../server/built-for-test.ts'
import { serveForTest } from '../server/serve-for-test.ts'
import type { Serving } from '../server/serve.ts'

const texts = references()

let serving: Serving
let remove: () => Promise<void>
beforeAll(async () => {
  const files = Object.fromEntries([...texts].map(([path, text]) => [`widgets/${path}`, text]))
  const folder = await built({
    ...files,
    'widgets/custom-elements.json': '{}',
    'widgets/trip-widgets.d.ts': '',
  })
  remove = folder.remove
  serving = await serveForTest({ folders: folder.folders })
})
afterAll(async () => {
  await serving.close()
  await remove()
})

test('lists documentation at addresses that respond', async () => {
  const { provider } = serving.origins
  const index = await fetch(`${provider}/llms.txt`)
  expect(index.headers.get('content-type')).toBe('text/plain; charset=UTF-8')
  const text = await index.text()
  expect(text).toMatch(/^# [^\n]+\n\n> [^\n]+\n\n/)
  const links = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): ./gm)].map(([, link]) => link!)
  const tags = elementsOf(manifest()).map(({ tagName }) => tagName)
  for (const tag of tags) expect(links).toContain(`${provider}/widgets/reference/${tag}.md`)
  expect(links.length).toBe(text.match(/^- /gm)?.length)
  const answers = await Promise.all(links.map(async (link) => fetch(link)))
  expect(answers.map(({ status }) => status)).toEqual(links.map(() => 200))
  const written = answers.filter(({ url }) => url.endsWith('.md'))
  expect(written).toHaveLength(tags.length + 1)
  for (const { headers } of written)
    expect(headers.get('content-type')).toBe('text/markdown; charset=utf-8')
})

test('names the public address if there is one, and is missing without a build', async () => {
  const publicUrl = 'https://trips.example'
  const files = { 'widgets/llms.txt': texts.get('llms.txt')! }
  const folder = await built(files)
  const other = await serveForTest({ publicUrl, folders: folder.folders })
  const text = await (await fetch(`${other.origins.provider}/llms.txt`)).text()
  expect(text).toContain(`](${publicUrl}/widgets/reference/guide.md)`)
  expect(text).not.toContain('https://YOUR-PROVIDER')
  await folder.remove()
  expect((await fetch(`${other.origins.provider}/llms.txt`)).status).toBe(404)
  await other.close()
})

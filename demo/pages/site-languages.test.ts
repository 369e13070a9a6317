import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Built, askPlainly, built } from '../server/built-for-test.ts'
import { serveForTest } from '../server/serve-for-test.ts'
import type { Serving } from '../server/serve.ts'

/** Server module of a language, whose pages name it, and their address. */
const serverIn = (language: string) => `export const answer = async ({ path, refused }) => ({
  status: refused ?? (path.includes('/.') ? 404 : 200),
  type: 'text/html; charset=utf-8',
  text: '${language} ' + path,
})
export const namesWithoutPage = async () => () => false
export const take = async ({ path }) => ({ thanks: path })`

let files: Built<string>
let serving: Serving
beforeAll(async () => {
  files = await built({
    'server/server.js': serverIn('English'),
    'server/hi/server.js': serverIn('Hindi'),
    'site/hi/index.html': '',
    'site/hi/.vite/manifest.json': '{}',
    'site/hi/assets/a.js': 'script',
  })
  serving = await serveForTest({ folders: files.folders })
})
afterAll(async () => {
  await serving.close()
  await files.remove()
})

const ask = async (path: string, method = 'GET') => {
  const headers = {
    accept: 'text/html',
    ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
  }
  return askPlainly(serving.origins.provider + path, { headers, method })
}

test.each([
  ['/', 'English /'],
  ['/hi', 'Hindi /hi/'],
  ['/hi/', 'Hindi /hi/'],
  ['/hi/trips?utm_source=x', 'Hindi /hi/trips'],
  ['/hi/destinations?q=lake', 'Hindi /hi/destinations?q=lake'],
  ['/hi/persistent', 'Hindi /hi/persistent'],
  ['/himalaya', 'English /himalaya'],
  ['/fr/trips', 'English /.nowhere'],
  ['/hi/no/where', 'Hindi /hi/.nowhere'],
])('renders %s as %s', async (path, page) => {
  expect(String((await ask(path)).body)).toBe(page)
})

test('serves the files of a language, and none of the provider below it', async () => {
  expect(String((await ask('/hi/assets/a.js')).body)).toBe('script')
  for (const path of ['/hi/api/v1/trips/countries/', '/hi/sitemap.xml', '/hi/index.html'])
    expect((await ask(path)).status).toBe(404)
})

test.each([
  ['/hi/', '/hi/thank-you'],
  ['/hi/review/petra', '/hi/thank-you'],
  ['/enquiry', '/thank-you'],
])('confirms a form of %s at %s', async (path, thanks) => {
  const { status, headers } = await ask(path, 'POST')
  expect([status, headers.location?.replace(/\?.*/, '')]).toEqual([303, thanks])
})

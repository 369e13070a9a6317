import { get, request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { built } from './built-for-test.ts'
import { ALONE, type Serving, serve } from './serve.ts'
import { serveForTest } from './serve-for-test.ts'

const files = {
  'site/index.html': '<title>Site</title>',
  'site/.vite/manifest.json': '{}',
  'server/server.js':
    'export const answer = async ({ path, template }) => ({ status: path === "/lost" ? 404 : 200, type: "text/html", text: template + path })',
  'site/assets/site-1.js': 'site',
  'widgets/trip-enquiry.js': 'widget',
  'widgets/chunks/schemas-1.js': 'chunk',
  'blog/index.html': '<script src="%PROVIDER%/widgets/trip-enquiry.js"></script>%PROVIDER%',
  'blog/style.css': 'p {}',
  'intranet/index.html': '<trip-corporate-video provider="%PROVIDER%">',
}

const build = await built(files)
let serving: Serving
beforeAll(async () => {
  serving = await serveForTest({ folders: build.folders })
})
afterAll(async () => {
  await serving.close()
  await build.remove()
})

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(serving.origins.provider + path, { headers })

test('serves three origins', () => {
  expect(new Set(Object.values(serving.origins)).size).toBe(3)
})

test('renders the site at every address for a client that accepts HTML', async () => {
  for (const path of ['/', '/my-profile', '/attraction-details/1', '/persistent']) {
    const page = await ask(path, { accept: 'text/html,*/*' })
    expect(await page.text()).toBe(`<title>Site</title>${path}`)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'")
    expect(page.headers.get('cache-control')).toMatch(/^max-age=0, s-maxage=/)
  }
  expect((await ask('/lost', { accept: 'text/html' })).status).toBe(404)
  const odd = [
    '/%00',
    '/attraction-details/%00',
    '/reviews/%FF',
    '/%ED%A0%80',
    `/${'x'.repeat(3000)}`,
  ]
  for (const path of odd) {
    const page = await ask(path, { accept: 'text/html,*/*' })
    expect(await page.text()).toBe('<title>Site</title>/.nowhere')
  }
  expect((await ask('/nothing.png', { accept: 'image/*' })).status).toBe(404)
})

/** Sends a request without the `accept` header that `fetch` adds. */
const bare = (path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { port } = new URL(serving.origins.provider)
    get({ port, path }, (response) => resolve(response.resume().statusCode)).on('error', reject)
  })

test('renders pages for clients without an Accept header, but not at file paths', async () => {
  expect(await bare('/my-profile')).toBe(200)
  expect(await bare('/nothing.png')).toBe(404)
})

test('never serves the page template', async () => {
  for (const path of ['/index.html', '//index.html', '/%69ndex.html']) {
    const page = await ask(path, { accept: 'text/html' })
    expect(await page.text()).toBe('<title>Site</title>/.nowhere')
  }
  const folder = await ask('/assets/', { accept: 'text/html' })
  expect(await folder.text()).toBe('<title>Site</title>/assets')
  expect(await bare('//')).toBe(404)
})

test('serves widgets to all origins', async () => {
  const entry = await ask('/widgets/trip-enquiry.js')
  expect(await entry.text()).toBe('widget')
  expect(entry.headers.get('access-control-allow-origin')).toBe('*')
  expect(entry.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  const chunk = await ask('/widgets/chunks/schemas-1.js')
  expect(chunk.headers.get('cache-control')).toContain('immutable')
  const missing = await ask('/widgets/nothing.js', { accept: 'text/html' })
  expect(missing.status).toBe(404)
})

test('serves the API, double slashes included, and shows the outbox', async () => {
  expect((await ask('/api/v1/trips/countries/')).status).toBe(200)
  expect((await ask('/_demo/outbox')).status).toBe(200)
  expect((await ask('/healthz')).status).toBe(200)
  const answer = await fetch(
    `${serving.origins.provider}/api/v1/trips//user/corporate/validate-otp/`,
    {
      method: 'POST',
      body: JSON.stringify({ corporate_email: 'a@b.co', otp: '123456' }),
      headers: { 'content-type': 'application/json' },
    },
  )
  expect(await answer.json()).toMatchObject({ error: { code: 'otp_expired' } })
})

test("host pages know the provider's address and may use it", async () => {
  const { provider, blog, intranet } = serving.origins
  const page = await fetch(`${blog}/`)
  expect(await page.text()).toBe(
    `<script src="${provider}/widgets/trip-enquiry.js"></script>${provider}`,
  )
  const policy = page.headers.get('content-security-policy')
  expect(policy).toContain(`script-src 'self' ${provider};`)
  expect(policy).toContain(`connect-src 'self' ${provider};`)
  expect(await (await fetch(`${blog}/style.css`)).text()).toBe('p {}')
  expect(await (await fetch(intranet)).text()).toContain(`provider="${provider}"`)
  expect((await fetch(`${blog}/api/v1/trips/countries/`)).status).toBe(404)
})

/** Sends a path as it is; `fetch` would normalize it. */
function raw(path: string, method = 'GET', body = ''): Promise<number> {
  const { port } = new URL(serving.origins.provider)
  return new Promise((resolve, reject) => {
    const headers = { accept: 'application/json', 'content-length': body.length }
    const asked = request({ port, path, method, headers })
    asked.once('response', (response) => {
      response.resume()
      resolve(response.statusCode!)
    })
    asked.once('error', reject)
    asked.end(body)
  })
}

const isNotFound = (status: number) => status === 400 || status === 404

test('answers hostile requests with 4xx and keeps running', async () => {
  for (const path of [
    '/../../package.json',
    '/widgets/../../../package.json',
    '/widgets/%2e%2e/%2e%2e/package.json',
    '/%E0%A4%A',
    '/%00',
    '//evil.example/x',
    '/api/v1/trips/states/%E0%A4%A',
    `/${'x'.repeat(7000)}`,
  ]) {
    expect([path, await raw(path)]).toEqual([path, expect.toSatisfy(isNotFound)])
  }
  expect(await raw('/', 'POST')).toBe(405)
  expect(await raw('/', 'TRACE')).toBeLessThan(500)
  expect(await raw('/api/v1/trips/enquiry/', 'POST', 'x'.repeat(1_000_000))).toBe(415)
  expect((await ask('/healthz')).status).toBe(200)
})

test('names a taken port, and leaves nothing open', async () => {
  const port = Number(new URL(serving.origins.provider).port)
  await expect(serve({ port, ...ALONE })).rejects.toThrow(`Port ${port} is already in use.`)
})

import { readFile, readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'

const here = (name: string) => readFile(new URL(name, import.meta.url), 'utf8')

/** Patterns that find the settings named in each file of this folder. */
const SET: [file: string, pattern: RegExp][] = [
  ['compose.yaml', /^ {4}([A-Z][A-Z0-9_]+): /gm],
  ['provider.env', /^([A-Z][A-Z0-9_]+)=/gm],
  ['trip-provider.service', /(?<=^Environment=.*)\b([A-Z][A-Z0-9_]+)=/gm],
  ['containerfile', /(?<=^ENV .*)\b([A-Z][A-Z0-9_]+)=/gm],
]

test.each(SET)(
  '%s sets only settings that the provider reads, and documents them',
  async (file, pattern) => {
    const names = [...(await here(file)).matchAll(pattern)].map(([, name]) => name!)
    expect(names.length).toBeGreaterThan(1)
    const documented = await here('settings.md')
    const folder = '../provider/settings/'
    const sources = (await readdir(new URL(folder, import.meta.url)))
      .filter((name) => name.endsWith('settings.ts'))
      .map((name) => folder + name)
    const read = (await Promise.all([...sources, '../start.ts'].map(here))).join('')
    expect(names.filter((name) => !documented.includes(`| \`${name}\``))).toEqual([])
    expect(names.filter((name) => !read.includes(`'${name}'`))).toEqual([])
  },
)

test('the proxy allows the largest form, and waits as long as the provider', async () => {
  const nginx = await here('nginx.conf')
  expect(nginx).toContain('client_max_body_size 201m;')
  expect(nginx.match(/(?:body|read|send)_timeout 120s;/g)).toHaveLength(3)
  expect(nginx).toContain('proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;')
})

test('the proxy logs no query, which can have the key of a link', async () => {
  const nginx = await here('nginx.conf')
  expect(nginx.match(/access_log \S+ without_queries;/g)).toHaveLength(2)
  const [format = ''] = /log_format [^;]+;/.exec(nginx) ?? []
  expect(format).toContain('$uri')
  expect(format).not.toMatch(/\$(?:request\b|request_uri|args|query_string|http_referer)/)
})

test('the proxy drops idle connections before a stopping instance does', async () => {
  const [, seconds] = /keepalive_timeout (\d+)s;/.exec(await here('upstream.conf')) ?? []
  expect(await here('compose.yaml')).toContain(`keepalive_timeout ${seconds}s;`)
  const [, idle] = /PROXY_LETS_GO = (\d+)/.exec(await here('../server/listen.ts')) ?? []
  expect(Number(idle)).toBeGreaterThan(Number(seconds) * 1000)
})

test('the proxy stores only what the provider allows, under all that it depends on', async () => {
  const nginx = await here('nginx.conf')
  expect(nginx).not.toMatch(
    /proxy_cache_valid|proxy_ignore_headers [^;]*(?:Cache-Control|Set-Cookie)/,
  )
  const [key] = /proxy_cache_key "[^"]*";/.exec(nginx) ?? []
  for (const part of ['$host', '$stored_uri', '$coding', '$http_origin'])
    expect(key).toContain(part)
  expect(nginx).toContain('proxy_set_header Accept-Encoding $coding;')
})

test('the guide names every file in the folder', async () => {
  const guide = await here('README.md')
  const files = (await readdir(new URL('.', import.meta.url))).filter(
    (name) => !/\.test\.ts$|^README/.test(name),
  )
  expect(files.filter((name) => !guide.includes(`| \`${name}\``))).toEqual([])
})

test.each(['.gitignore', '.dockerignore'])('%s names the secrets', async (file) => {
  const lines = (await here(`../../${file}`)).split('\n')
  expect(lines).toEqual(expect.arrayContaining(['demo/deploy/.env', 'demo/deploy/tls/']))
})

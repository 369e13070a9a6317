import { HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { colours } from '../../../site/brand.ts'
import { type Judge, judgeOf } from '../testing/openapi-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'
import { curlOf } from './curl.ts'
import { openApiPage } from './page.ts'

let provider: TestProvider
let judge: Judge
let answer: Response
let page: string
beforeAll(async () => {
  provider = await openForTest()
  judge = await judgeOf(provider.app)
  answer = await provider.app.request('/api/')
  page = await answer.text()
})
afterAll(() => provider.close())

/** The visible text of a page. */
const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

test('shows every call with its fields, its responses and a curl command', () => {
  const text = textOf(page)
  for (const { id, method, path, operation } of judge.calls) {
    expect(page).toContain(`<article id="${id}">`)
    const section = textOf(page.split(`<article id="${id}">`)[1]!.split('</article>')[0]!)
    expect(section).toContain(path)
    for (const status of Object.keys(operation.responses)) expect(section).toContain(status)
    for (const { name } of operation.parameters ?? []) expect(section).toContain(name)
    expect(section).toContain(curlOf(judge.document, method, path, operation))
  }
  for (const field of ['destinations[].no_days', 'files1 … files10', 'data.phone_number']) {
    expect(text).toContain(field)
  }
})

test('shows commands that a shell can run', () => {
  const call = judge.calls.find(({ id }) => id === 'createEnquiry')!
  const line = curlOf(judge.document, call.method, call.path, call.operation)
  expect(line.split(' \\\n  ')).toEqual([
    'curl "$ORIGIN/api/v1/trips/enquiry/"',
    `-H 'content-type: application/json'`,
    `-d '{"destinations":[{"city":"CITY","no_days":1}],"number_of_adults":1,"phone_number":"98765 43210","email":"asha@mail.example"}'`,
  ])
})

test('allows no scripts, and has the style and fonts of the site', async () => {
  const policy = answer.headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'; style-src 'self'; font-src 'self';")
  expect(page).not.toMatch(/<script|<style|\sstyle="|\son\w+="/)
  const [, href] = /<link rel="stylesheet" href="([^"]+)"/.exec(page)!
  const sheet = await (await provider.app.request(href!)).text()
  expect(sheet).toContain(`--tiger: ${colours.tiger}`)
  expect(sheet).not.toContain('brand(')
  const [, font] = /url\('([^']+)'\)/.exec(sheet)!
  expect((await provider.app.request(font!)).headers.get('content-type')).toBe('font/woff2')
})

test('is valid HTML', async () => {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] })
  const { results } = await validator.validateString(page)
  expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([])
})

test('links every entry of its list to a call', () => {
  const targets = [...page.matchAll(/href="#(\w+)"/g)].map(([, id]) => id)
  const ids = new Set(judge.calls.map(({ id }) => id))
  expect(targets.filter((id) => !ids.has(id!))).toEqual([])
  expect(new Set(targets).size).toBe(ids.size)
})

test('escapes descriptions', () => {
  const { document } = judge
  const info = { ...document.info, description: '`<img src=x>` & <script>alert(1)</script>' }
  const shown = openApiPage({ ...document, info })
  expect(shown).not.toMatch(/<script|<img/)
  expect(shown).toContain('&lt;script&gt;')
})

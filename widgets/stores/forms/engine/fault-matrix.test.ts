// @vitest-environment node
import { Window } from 'happy-dom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { markdownTable, writeTable } from '../../../../dist-spec/support/markdown-table.ts'
import { ask, type Result } from '../../../api/client.ts'
import { FAULTS, serveFaults } from '../../../api/faulty-server-for-test.ts'
import { upload } from '../../../api/upload.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { hints } from '../../../messages/en/failures.ts'
import { inEnglish } from '../../../messages/say.ts'
import { failureHint } from './failure-hint.ts'

const endpoints = Object.entries(
  Object.assign(
    {},
    ...Object.values(import.meta.glob('../../../contract/*endpoints.ts', { eager: true })),
  ) as Record<string, Endpoint>,
)

/** Fields that responses need; items of lists need one of two kinds. */
const uuid = '5eef13b5-e17c-5b51-be36-ead85a82a114'
const names = { _id: 'taj', id: '7', uuid, city: uuid, name: 'Taj Mahal', kind: 'city' }
const account = { token: 't', email: 'asha@mail.example', first_name: 'Asha' }
const media = { video_s3_url: '/a.mp4', amount: 1200, rating: 4, default: { src: 'a.mp4' } }
const lists = { companies: {}, categories: [], places: {}, exported_at: '', archive: '', data: {} }
const told = { counted: true }
const fields = { ...names, ...account, ...media, ...lists, ...told }
const BODIES = [fields, [fields, { ...fields, kind: 'review' }]].map((body) => JSON.stringify(body))

const right = new Map<string, { body: string; answer: unknown }>()
let server: Awaited<ReturnType<typeof serveFaults>>
let page: Window
beforeAll(async () => {
  for (const [name, { schemas }] of endpoints) {
    const { output } = await schemas()
    const body = BODIES.find((body) => output.safeParse(JSON.parse(body)).success)
    if (!body) throw Error(`No body is right for ${name}: add the fields that it needs.`)
    right.set(name, { body, answer: output.parse(JSON.parse(body)) })
  }
  server = await serveFaults(new Map([...right].map(([name, { body }]) => [name, body])))
  // Node has no XMLHttpRequest. The one of happy-dom makes real requests.
  page = new Window({ url: server.origin })
  Object.assign(globalThis, { XMLHttpRequest: page.XMLHttpRequest })
})
afterAll(async () => {
  server.close()
  await page.happyDOM.close()
  if (process.env['FAULTS'] === 'write' && passed.size === Object.keys(FAULTS).length)
    await writeTable('faults.md', 'faults', table())
})

type Named = { name: string; [detail: string]: unknown }
type Expected = readonly [failure: Named | undefined, hint: string]

const RIGHT: Expected = [undefined, '']
const OFFLINE: Expected = [{ name: 'Offline' }, hints.offline]
const PORTAL: Expected = [{ name: 'Mismatch', isPage: true }, hints.portal]
const EMPTY: Expected = [{ name: 'Mismatch', isPage: false }, hints.outdated]

const broken = (status: number, hint: string): Expected => [{ name: 'Broken', status }, hint]
const refused = (status: number, hint: string, more = {}): Expected => [
  { name: 'Refused', status, code: `${status}`, fields: {}, ...more },
  hint,
]
const SOON = refused(429, hints.tooOften(90), { retryAfter: 90 })
const SOME_TIME = refused(429, hints.tooOften(undefined))

const STATUSES: Record<string, Expected> = {
  304: broken(304, hints.ours),
  401: refused(401, hints.signedOut),
  403: refused(403, hints.notTaken),
  404: refused(404, hints.notTaken),
  408: refused(408, hints.offline),
  409: refused(409, hints.notTaken),
  413: refused(413, hints.tooLarge),
  422: refused(422, hints.notTaken),
  425: refused(425, hints.ours),
  429: SOME_TIME,
  500: broken(500, hints.ours),
  501: broken(501, hints.ours),
  502: broken(502, hints.restarting),
  503: broken(503, hints.restarting),
  504: broken(504, hints.restarting),
  507: broken(507, hints.full),
}

const OTHERS: Record<string, Expected> = {
  'no response': OFFLINE,
  'half of the JSON': OFFLINE,
  'a length that is too long': OFFLINE,
  'a length that is too short': OFFLINE,
  'no end': [{ name: 'TimedOut' }, hints.late],
  'an HTML page': PORTAL,
  'an HTML page called JSON': PORTAL,
  '301 to a page': PORTAL,
  'an empty body': EMPTY,
  204: EMPTY,
  '422 with fields': [
    { name: 'Refused', status: 422, code: 'invalid_fields', fields: { email: 'email' } },
    hints.fix(['email']),
  ],
  'Retry-After in seconds': SOON,
  'Retry-After with a date': SOON,
  'Retry-After with a date, a year ahead': SOON,
  'Retry-After with a date, a year behind': SOON,
  'Retry-After in the past': SOME_TIME,
  'Retry-After below 0': SOME_TIME,
  'Retry-After of 0': SOME_TIME,
  'Retry-After with words': SOME_TIME,
  'Retry-After without an end': SOME_TIME,
  'JSON called HTML': RIGHT,
  'JSON called a picture': RIGHT,
  'a clock a year ahead': RIGHT,
  'a clock a year behind': RIGHT,
}

function expectedOf(fault: string): Expected {
  if (fault.startsWith('cut at')) return OFFLINE
  return OTHERS[fault] ?? STATUSES[fault.replace(' with a page', '')]!
}

async function outcomeOf(call: Promise<Result<unknown>>) {
  const { answer, failure } = await call
  if (!failure) return { answer }
  const errors = failure.name === 'Refused' ? failure.fields : {}
  return {
    failure: { ...failure, issues: undefined },
    hint: failureHint(failure, errors, inEnglish),
  }
}

const UPLOADS = new Set(['createReview', 'createTestimonial'])

/** Calls an endpoint, and uploads to it if it takes files. */
function callsOf(fault: string, [name, endpoint]: [string, Endpoint]) {
  const timeout = fault === 'no end' ? 200 : 10_000
  const address = { origin: server.originOf(fault, name), product: 'trips' }
  const call = ask(
    address,
    endpoint,
    endpoint.method === 'GET' ? { timeout } : { input: {}, timeout },
  )
  // happy-dom loses a body that is longer than announced.
  if (!UPLOADS.has(name) || fault === 'a length that is too short') return [call]
  const form = new page.FormData() as unknown as FormData
  return [call, upload(address, endpoint, { form, stall: timeout })]
}

function table(): string {
  const rows = new Map<string, string[]>()
  for (const fault of Object.keys(FAULTS)) {
    const [failure = { name: 'none' }, hint] = expectedOf(fault)
    const key = JSON.stringify([failure.name, hint])
    rows.set(key, [...(rows.get(key) ?? []), fault])
  }
  const cells = [...rows].map(([key, faults]) => JSON.parse(key).concat(faults.join(', ')))
  return markdownTable([['failure', 'hint', 'faults'], ...cells], 3)
}

const passed = new Set<string>()

test.concurrent.each(Object.keys(FAULTS))('%s', async (fault) => {
  const [failure, hint] = expectedOf(fault)
  const checked = endpoints.flatMap((named) =>
    callsOf(fault, named).map(async (call) => {
      const [name] = named
      const expected = failure ? { failure, hint } : { answer: right.get(name)!.answer }
      expect({ name, ...(await outcomeOf(call)) }).toEqual({ name, ...expected })
    }),
  )
  await Promise.all(checked)
  passed.add(fault)
})

test('finds the endpoints of every module', () => {
  expect(endpoints.length).toBeGreaterThan(40)
})

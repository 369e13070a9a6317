import { VIDEO } from '../../../widgets/contract/values/file-kinds.ts'
import { storedSubject } from '../data/rate-limit-subject.ts'
import type { GoodCalls, Sent } from './good-calls-for-test.ts'
import type { TestProvider } from './open-for-test.ts'

export type Try = { path: string; init: RequestInit }

export const times = (count: number, one: Try): Try[] => Array.from({ length: count }, () => one)

/** Requests of resumable uploads that are refused, by call. */
export const uploadsRefused = (
  by: () => { provider: TestProvider; good: GoodCalls },
): Record<string, (sent: Sent) => Try[] | Promise<Try[]>> => ({
  createUpload: ({ path, headers }) => {
    const create = (own: Record<string, string>): Try => ({
      path,
      init: { method: 'POST', headers: { ...headers, ...own } },
    })
    return [
      create({ 'tus-resumable': '0.2' }),
      create({ 'upload-length': 'x' }),
      create({ 'upload-length': '1000000000' }),
      create({ 'idempotency-key': 'one' }),
      create({ 'idempotency-key': 'one', 'upload-length': '11' }),
      ...times(81, create({})),
    ]
  },
  uploadState: (sent) => refused('GET', sent),
  deleteUpload: (sent) => refused('DELETE', sent),
  continueUpload: async (sent) => {
    const { path, headers = {}, body } = sent
    const change = (own: Record<string, string>, by = body as BodyInit): Try => ({
      path,
      init: { method: 'PATCH', headers: { ...headers, ...own }, body: by },
    })
    const large = await by().good['createUpload']!()
    const most = { ...large.headers, 'upload-length': String(VIDEO.largest) }
    const made = await by().provider.app.request(large.path, { method: 'POST', headers: most })
    // Counted before they arrive.
    await by().provider.database.query('insert into hits (subject, at, amount) select $1, $2, $3', [
      storedSubject('upload bytes of unknown'),
      by().provider.settings.now(),
      by().provider.settings.uploadBytesPerHour - 1_000_000,
    ])
    return [
      ...(await refused('PATCH', sent)),
      change({ 'upload-offset': 'x' }),
      change({ 'upload-offset': '5' }),
      change({}, 'x'.repeat(11)),
      change({ 'upload-checksum': `sha256 ${'A'.repeat(43)}=` }),
      { ...change({}), path: made.headers.get('location')! },
    ]
  },
})

/** Another version of the protocol, and the id of no upload. */
function refused(method: string, { path, headers = {}, body }: Sent): Try[] {
  const own = body === undefined ? { method } : { method, body: body as BodyInit }
  return [
    { path, init: { ...own, headers: { ...headers, 'tus-resumable': '0.2' } } },
    { path: `${path}0`, init: { ...own, headers } },
  ]
}

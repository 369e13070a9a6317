import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Database } from '../data/engine/database.ts'
import { openProvider } from '../provider.ts'
import { settingsFromEnvironment } from '../settings/settings.ts'
import { foldersOf, startFailure } from './start-failure.ts'
import { begunMemoryForTest } from '../testing/memory-for-test.ts'
import { onPostgres, withPostgres } from '../testing/new-postgres-for-test.ts'
import { POSTGRES_DIRECT } from '../testing/servers-for-test.ts'

/** Message of a start with these variables. */
async function said(env: Record<string, string>, opened?: Database): Promise<unknown> {
  try {
    const provider = await openProvider(settingsFromEnvironment(env, { log: () => {} }), opened)
    await provider.close()
    return 'It starts.'
  } catch (error) {
    return startFailure(error, foldersOf(env)) ?? error
  }
}

const REFUSED =
  /^No PostgreSQL is listening at the address in DATABASE_URL; .* \((ECONNREFUSED|ENOENT)\)\.$/

test.each([
  ['postgres://trips@127.0.0.1:1/trips', REFUSED],
  ['postgres://trips@localhost/trips?host=/nowhere', REFUSED],
  [
    'postgres://trips@no.host.invalid/trips',
    /^The host in DATABASE_URL cannot be found \(E\w+\)\.$/,
  ],
])('names DATABASE_URL if it is %s', async (url, sentence) => {
  expect(await said({ DATABASE_URL: url })).toMatch(sentence)
})

test('names an unusable folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'trip-start-failure-'))
  const file = join(folder, 'file')
  await writeFile(file, '')
  const is = (name: string) =>
    new RegExp(
      `^${name} must be a folder that this user can write to, but is '${file}'\\. .* \\(E\\w+\\)\\.$`,
    )
  expect(await said({ DATA_DIR: file })).toMatch(is('DATA_DIR'))
  expect(await said({ MEDIA_DIR: file }, await begunMemoryForTest(true))).toMatch(is('MEDIA_DIR'))
  await rm(folder, { recursive: true })
})

test.each(onPostgres)('names the setting that %s refuses', async () => {
  await withPostgres(async (url, _, admin) => {
    const at = (change: (address: URL) => void) => {
      const address = new URL(url)
      change(address)
      return { DATABASE_URL: address.href }
    }
    const role = `poor_${randomBytes(6).toString('hex')}`
    await admin.query(`create role ${role} login`)
    const starts: [Record<string, string>, RegExp][] = [
      [
        at((address) => (address.username = role)),
        /^The user in DATABASE_URL may not create tables .* \(42501\)\.$/,
      ],
      [
        at((address) => (address.username = 'nobody_here')),
        /^PostgreSQL rejected the user or the password in DATABASE_URL \(28000\)\.$/,
      ],
      [
        at((address) => (address.pathname = '/none')),
        /^The database in DATABASE_URL does not exist; .* \(3D000\)\.$/,
      ],
      [
        at((address) => address.searchParams.set('options', '-c default_transaction_read_only=on')),
        /^The PostgreSQL in DATABASE_URL is read-only; .* \(25006\)\.$/,
      ],
      [
        { ...at(() => {}), DATABASE_DIRECT_URL: 'postgres://trips@127.0.0.1:1/trips' },
        /^No PostgreSQL is listening at the address in DATABASE_DIRECT_URL; .*\.$/,
      ],
    ]
    for (const [env, sentence] of starts) expect(await said(env)).toMatch(sentence)
    await admin.query(`drop role ${role}`)
  }, POSTGRES_DIRECT)
})

test.each([
  [{ code: '28P01' }, 'PostgreSQL rejected the user or the password in DATABASE_URL (28P01).'],
  [
    { code: '08P01', message: 'no such database: x' },
    /^PgBouncer .* DATABASE_URL refused .* \(no such database: x\); /,
  ],
  [{ code: '53300' }, /DATABASE_POOL/],
  [{ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, /^The certificate .* sslrootcert=FILE to DATABASE_URL/],
  [{ code: 'ERR_TLS_CERT_ALTNAME_INVALID' }, /^The certificate /],
  [
    { message: 'The server does not support SSL connections' },
    /does not support TLS; remove sslmode/,
  ],
  [{ message: 'timeout exceeded when trying to connect' }, /is not responding; .* \(TIMEOUT\)\.$/],
  [{ code: 'ENOSPC', syscall: 'write' }, 'The disk is full; free some space.'],
  [{ code: '53100' }, /^The disk of the PostgreSQL in DATABASE_URL is full/],
])('has a sentence for %j', (facts, sentence) => {
  expect(startFailure(Object.assign(new Error(), facts))).toMatch(sentence)
})

test('has no sentence for internal errors', () => {
  expect(startFailure(new TypeError('x is not a function'))).toBeUndefined()
  expect(startFailure(Object.assign(new Error('quotes a row'), { code: '23505' }))).toBeUndefined()
})

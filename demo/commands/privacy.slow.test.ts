import { execFile } from 'node:child_process'
import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openProvider } from '../provider/provider.ts'
import { settingsFromEnvironment } from '../provider/settings/settings.ts'
import { emptyDatabaseIn } from '../provider/testing/folder-for-test.ts'
import { jpeg, reviewForm } from '../provider/testing/upload-for-test.ts'
import { dataIn, unzipped } from '../provider/testing/zip-for-test.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const root = resolve(import.meta.dirname, '../..')
let folder: string

const settings = () => ({
  ...settingsFromEnvironment({ DATA_DIR: join(folder, 'data'), HOLD_SUSPICIOUS: 'off' }),
  log: () => {},
})

async function privacy(...words: string[]): Promise<[code: number, said: string]> {
  const parameters = ['--import', 'tsx', join(root, 'demo/commands/privacy.ts'), ...words]
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: join(folder, 'data') }
  return promisify(execFile)(process.execPath, parameters, { cwd: root, env }).then(
    ({ stdout }) => [0, stdout],
    ({ code, stderr }: { code: number; stderr: string }) => [code, stderr],
  )
}

async function stored(answer: Response): Promise<void> {
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`)
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trip-privacy-'))
  await emptyDatabaseIn(join(folder, 'data'))
  const provider = await openProvider(settings())
  const cities = await provider.app.request('/api/v1/trips/cities/')
  const [city] = (await cities.json()) as [{ uuid: string }]
  for (const email of ['Asha+trips@mail.example', 'asha@mail.example', 'ravi@mail.example']) {
    const body = {
      destinations: [{ city: city.uuid, no_days: 3 }],
      number_of_adults: 2,
      phone_number: '9876543210',
      email,
    }
    const headers = { 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    await stored(await provider.app.request('/api/v1/trips/enquiry/', init))
  }
  const body = reviewForm({ email: 'ASHA@mail.example' }, [await jpeg()])
  await stored(await provider.app.request('/api/v1/create_reviews', { method: 'POST', body }))
  await provider.close()
})
afterAll(() => rm(folder, { recursive: true }))

test('prints its usage, and ignores what it does not understand', async () => {
  for (const words of [
    ['delete', 'nobody'],
    ['erase', 'asha@mail.example'],
  ]) {
    const [code, said] = await privacy(...words)
    expect([code, said]).toEqual([1, expect.stringMatching(/^npm run privacy -- show /)])
  }
  expect(await privacy('delete', 'enquiries@tigertrail.example')).toEqual([
    1,
    expect.stringContaining('the desk’s own address'),
  ])
})

test('exports and deletes the data of all spellings of a mailbox', async () => {
  expect(await privacy('show', 'asha@mail.example')).toEqual([
    0,
    'Stored:\n  enquiries 2\n  destinations 2\n  reviews 1\n  mails 4\n  account links 2\n  users 2\n',
  ])
  const to = join(folder, 'export.zip')
  const [code, said] = await privacy('export', 'Asha@mail.example', to)
  expect([code, said]).toEqual([0, `Written to ${to}.\n`])
  const files = unzipped(await readFile(to))
  const [photo] = dataIn(files).data['reviews']![0]!['images'] as [string]
  expect(files.get(photo)!.length).toBeGreaterThan(0)
  expect((await stat(to)).mode & 0o077).toBe(0)
  expect(await privacy('export', 'asha@mail.example', to)).toEqual([
    1,
    `Could not create ${to} (EEXIST).\n`,
  ])

  expect(await privacy('delete', 'asha+else@mail.example')).toEqual([
    0,
    'Deleted:\n  enquiries 2\n  reviews 1\n  mails 4\n  users 2\n',
  ])
  expect(await readdir(join(folder, 'data', 'media', 'photos'))).toEqual([])
  expect(await privacy('show', 'asha@mail.example')).toEqual([
    0,
    'We keep no data about this address.\n',
  ])
  expect((await privacy('show', 'ravi@mail.example'))[1]).toMatch(/enquiries 1/)
})

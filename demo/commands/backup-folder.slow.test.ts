import {
  cp,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { thumbnailOf } from '../../widgets/contract/values/files.ts'
import { load } from '../provider/data/transfer/load.ts'
import { API } from '../provider/testing/api-for-test.ts'
import {
  type TestProvider,
  databaseForTest,
  openForTest,
} from '../provider/testing/open-for-test.ts'
import { everyRow } from '../provider/testing/rows-for-test.ts'
import * as upload from '../provider/testing/upload-for-test.ts'
import { openProvider } from '../provider/provider.ts'
import { type MediaPlace, mediaOfBackup, mediaPlace, putMedia } from './media-files.ts'
import { readBackup } from './read-backup.ts'
import { writeBackup } from './write-backup.ts'

let temporary: string
let provider: TestProvider
let place: MediaPlace
let mediaDir: string
let backup: string
/** The visitor who was signed in during the backup. */
let session: { token: string; id: string }
beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'trip-backup-'))
  mediaDir = join(temporary, 'media')
  provider = await openForTest({ mediaDir })
  place = await mediaPlace({ mediaDir, dataDir: undefined })
  const photos = [await upload.jpeg(), await upload.png()]
  await upload.idOf(await upload.sendReview(provider, upload.reviewForm({}, photos)))
  const video = upload.testimonialForm(await upload.mp4())
  await upload.idOf(await upload.sendTestimonial(provider, video))
  const account = { email: 'traveller@tigertrail.example', password: 'tiger-trail-2026' }
  session = await (await provider.post(`${API}/user/login/`, account)).json()
  backup = join(temporary, 'backup')
  await writeBackup(provider.database, place, backup)
}, 120_000)
afterAll(async () => {
  await provider.close()
  await rm(temporary, { recursive: true })
})

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files.map((file) => join(file.parentPath, file.name).slice(folder.length + 1))
}

/** Responses to visitors, and a row's content. */
async function answers({ app, database }: Pick<TestProvider, 'app' | 'database'>) {
  const said: unknown[] = []
  const lists = ['countries', 'cities', 'corporate-company', 'testimonial', 'user/profile']
  const own = ['enquiry', 'transactions'].map((noun) => `/api/v1/${noun}/get/user/${session.id}`)
  for (const path of [...lists.map((noun) => `${API}/${noun}/`), ...own]) {
    const answer = await app.request(path, { headers: { authorization: `token ${session.token}` } })
    expect([path, answer.status]).toEqual([path, 200])
    said.push(await answer.text())
  }
  const headers = { 'content-type': 'application/json' }
  for (const [path, body] of [
    [`${API}/attractions/locations/`, {}],
    ['/api/v1/reviews', { attraction: 'taj-mahal', page: 1, page_size: 50 }],
  ] as const) {
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    said.push(await (await app.request(path, init)).text())
  }
  said.push(await database.query('select images from reviews order by uuid'))
  return said
}

test('restores every row, every file and every response', { timeout: 120_000 }, async () => {
  const { snapshot, media } = await readBackup(backup)
  const database = await databaseForTest()
  await database.transaction((queries) => load(queries, snapshot))
  expect(await everyRow(database)).toEqual(await everyRow(provider.database))
  const folder = join(temporary, 'media-again')
  const again = await mediaPlace({ mediaDir: folder, dataDir: undefined })
  // Twice, as after an interrupted restore.
  for (let times = 0; times < 2; times += 1) {
    for await (const { name } of media()) await putMedia(mediaOfBackup(backup), name, again)
  }
  const restored = await openProvider({ ...provider.settings, mediaDir: folder }, database)
  expect(await answers(restored)).toEqual(await answers(provider))
  const files = await filesIn(mediaDir)
  expect(files).toHaveLength(5)
  expect(await filesIn(folder)).toEqual(files)
  for (const name of files) {
    expect(await readFile(join(folder, name))).toEqual(await readFile(join(mediaDir, name)))
  }
  await restored.close()
})

test('refuses a backup with a missing or changed file, and names it', async () => {
  const files = await filesIn(backup)
  expect(files.length).toBeGreaterThan(20)
  const folder = join(temporary, 'altered')
  await cp(backup, folder, { recursive: true })
  for (const name of files) {
    const path = join(folder, name)
    const bytes = await readFile(path)
    const other = Buffer.from(bytes)
    const middle = bytes.length >> 1
    other.writeUInt8(bytes.readUInt8(middle) ^ 1, middle)
    await writeFile(path, other)
    await expect(readBackup(folder)).rejects.toThrow(name)
    await writeFile(path, bytes.subarray(0, -1))
    await expect(readBackup(folder)).rejects.toThrow(name)
    await rm(path)
    await expect(readBackup(folder)).rejects.toThrow(name)
    await writeFile(path, bytes)
  }
  await readBackup(folder)
})

test('only the owner can read it', async () => {
  expect((await stat(backup)).mode & 0o777).toBe(0o700)
  for (const name of await filesIn(backup)) {
    // Hard links share the mode of the served file.
    if (name.startsWith('media/')) continue
    expect([name, (await stat(join(backup, name))).mode & 0o777]).toEqual([name, 0o600])
  }
})

test('overwrites nothing, and two concurrent backups into one folder make one', async () => {
  await expect(writeBackup(provider.database, place, backup)).rejects.toThrow(/already exists/)
  await readBackup(backup)
  const folder = join(temporary, 'two')
  await mkdir(folder)
  const tries = await Promise.allSettled(
    [1, 2].map(async () => writeBackup(provider.database, place, folder)),
  )
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await readBackup(folder)
  expect((await readdir(temporary)).filter((name) => name.includes('unfinished'))).toEqual([])
})

test('leaves no files when it is stopped', async () => {
  const stopped = AbortSignal.abort(new Error('stopped'))
  const folder = join(temporary, 'stopped')
  await expect(writeBackup(provider.database, place, folder, stopped)).rejects.toThrow('stopped')
  expect((await readdir(temporary)).filter((name) => name.startsWith('stopped'))).toEqual([])
})

test("counts missing files of rows, and copies files that it can't link", async () => {
  const [row] = await provider.database.query<{ images: [string] }>(
    `select images from reviews where images::text like '%/media/photos/%'`,
  )
  const [name, small] = [row!.images[0], thumbnailOf(row!.images[0])].map((path) =>
    path.replace('/media/', ''),
  ) as [string, string]
  const away = join(temporary, 'away.webp')
  await rename(join(mediaDir, name), away)
  const folder = join(temporary, 'fewer')
  // Linking fails without the files.
  const elsewhere = { ...place, root: join(temporary, 'nowhere') }
  const { media } = await writeBackup(provider.database, elsewhere, folder)
  await rename(away, join(mediaDir, name))
  expect(media).toMatchObject({ lines: 4, missing: 1 })
  expect(await readFile(join(folder, 'media', small))).toEqual(
    await readFile(join(mediaDir, small)),
  )
  await readBackup(folder)
})

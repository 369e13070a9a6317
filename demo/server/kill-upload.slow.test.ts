import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { thumbnailOf } from '../../widgets/contract/values/files.ts'
import { emptyDatabaseIn } from '../provider/testing/folder-for-test.ts'
import { idOf, jpeg, reviewForm } from '../provider/testing/upload-for-test.ts'
import { ALONE, serve } from './serve.ts'

const program = `
  const { serve, ALONE } = await import(${JSON.stringify(new URL('./serve.ts', import.meta.url).href)})
  const uploadRate = { limit: 1_000_000, seconds: 1 }
  const { origins } = await serve({ port: 0, ...ALONE, dataDir: process.argv[1], uploadRate })
  console.log(origins.provider)
`

let folder: string
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'trip-kill-upload-'))))
afterEach(() => rm(folder, { recursive: true }))

/** Sends reviews with photos, six at a time, and kills the provider after that many responses. */
async function killAfter(answers: number, acknowledged: Set<string>): Promise<void> {
  const parameters = ['--import', 'tsx', '--input-type=module', '-e', program, folder]
  const child = spawn(process.execPath, parameters, { stdio: ['ignore', 'pipe', 'inherit'] })
  const exit = once(child, 'exit')
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const address = `${line.toString().trim()}/api/v1/create_reviews`
  const end = acknowledged.size + answers
  const photo = await jpeg(600, 450)
  const visitor = async () => {
    for (;;) {
      const headers = { 'idempotency-key': randomUUID() }
      const feedback = `Visit ${randomUUID()}.`
      const body = reviewForm({ feedback }, [photo, photo])
      acknowledged.add(await idOf(await fetch(address, { method: 'POST', body, headers })))
      if (acknowledged.size >= end) child.kill('SIGKILL')
    }
  }
  // Each visitor ends with the connection.
  await Promise.allSettled(Array.from({ length: 6 }, visitor))
  await exit
}

test('loses no photo of an acknowledged review when it is killed, and leaves no orphan', async () => {
  await emptyDatabaseIn(folder)
  const acknowledged = new Set<string>()
  for (const answers of [1, 9, 20]) await killAfter(answers, acknowledged)
  const serving = await serve({ port: 0, ...ALONE, dataDir: folder })
  const { database } = serving.provider
  const rows = await database.query<{ uuid: string; images: string[] }>(
    "select uuid, images from reviews where fingerprint <> 'seed'",
  )
  expect(rows.map(({ uuid }) => uuid)).toEqual(expect.arrayContaining([...acknowledged]))
  const images = rows.flatMap(({ images }) => images)
  expect(images).toHaveLength(rows.length * 2)
  for (const image of images) {
    const { data } = await sharp(join(folder, image)).raw().toBuffer({ resolveWithObject: true })
    expect(data.length).toBe(600 * 450 * 3)
  }
  const named = images.flatMap((image) => [image, thumbnailOf(image)])
  const kept = await readdir(join(folder, 'media/photos'))
  expect(kept.map((name) => `/media/photos/${name}`).toSorted()).toEqual(named.toSorted())
  expect(await readdir(join(folder, 'media/incoming'))).toEqual([])
  await serving.close()
}, 240_000)

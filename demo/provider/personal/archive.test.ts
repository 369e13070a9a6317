import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Medium } from '../media/store.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'
import { idOf, jpeg, mp4, reviewForm, sendReview } from '../testing/upload-for-test.ts'
import { sendTestimonial, testimonialForm } from '../testing/upload-for-test.ts'
import { dataIn, unzipped } from '../testing/zip-for-test.ts'
import { personalArchive } from './archive.ts'

let provider: TestProvider
beforeAll(async () => {
  provider = await openForTest()
  await idOf(await sendReview(provider, reviewForm({}, [await jpeg(), await jpeg()])))
  await idOf(await sendTestimonial(provider, testimonialForm(await mp4())))
})
afterAll(() => provider.close())

const asha = { email: 'asha@mail.example', spellings: 'all' } as const
const archive = async (store = provider.media.store) =>
  personalArchive(provider.database, store, asha, provider.settings.now())

test('contains the rows, and each photo and video under the name in its row', async () => {
  const files = unzipped(await new Response(await archive()).arrayBuffer())
  const { email, data } = dataIn(files)
  expect(email).toBe(asha.email)
  const images = data['reviews']![0]!['images'] as string[]
  const video = data['testimonials']![0]!['video'] as string
  expect([...files.keys()]).toEqual(['data.json', ...images, video])
  expect(files.get(video)!.toString('latin1', 4, 8)).toBe('ftyp')
  expect(images.map((name) => files.get(name)!.toString('latin1', 8, 12))).toEqual(['WEBP', 'WEBP'])
})

test('leaves out a missing file', async () => {
  const files = unzipped(
    await new Response(
      await archive({ ...provider.media.store, open: async () => undefined }),
    ).arrayBuffer(),
  )
  expect([...files.keys()]).toEqual(['data.json'])
})

/** The store with its files read by `read`. */
const reading = (read: (medium: Medium) => Readable) => ({
  ...provider.media.store,
  open: async (name: string) => {
    const medium = await provider.media.store.open(name)
    return medium && { ...medium, read: () => read(medium) }
  },
})

test("breaks off recognizably if a file can't be read", async () => {
  const broken = reading(
    () =>
      new Readable({
        read() {
          this.destroy(new Error('away'))
        },
      }),
  )
  await expect(new Response(await archive(broken)).arrayBuffer()).rejects.toThrow('away')
})

test('opens each file in turn, reads it no faster than the client, and closes it', async () => {
  const opened: Readable[] = []
  let read = 0
  const endless = reading(() => {
    const file = new Readable({
      read() {
        read += 1
        this.push(Buffer.alloc(65_536))
      },
    })
    opened.push(file)
    return file
  })
  const reader = (await archive(endless)).getReader()
  let taken = 0
  while (taken < 2 ** 20) taken += (await reader.read()).value!.length
  expect(opened).toHaveLength(1)
  expect(read * 65_536).toBeLessThan(2 ** 21)
  await reader.cancel().catch(() => {})
  expect(opened[0]!.destroyed).toBe(true)
})

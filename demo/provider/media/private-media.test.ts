import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { thumbnailOf } from '../../../widgets/contract/values/files.ts'
import type { PersonalData } from '../../../widgets/contract/personal-data.ts'
import { noteChange } from '../data/engine/change-counter.ts'
import { sweepOnce } from '../personal/sweep.ts'
import { conditional } from '../http/etag.ts'
import { type Traveller, travellerAt } from '../testing/account-for-test.ts'
import { API } from '../testing/api-for-test.ts'
import { type DeskBrowser, deskBrowser } from '../testing/desk-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'
import { type TestBucket, bucketForTest } from '../testing/s3-for-test.ts'
import { S3 } from '../testing/servers-for-test.ts'
import { unzipped } from '../testing/zip-for-test.ts'
import {
  idOf,
  jpeg,
  mp4,
  reviewForm,
  sendReview,
  sendTestimonial,
  testimonialForm,
} from '../testing/upload-for-test.ts'
import { mediaRoutes } from './media-routes.ts'

const ASHA = 'asha@mail.example'
const FOLDERS = { corporateMedia: '/nowhere', clips: '/nowhere' }
const MANY = { limit: 1000, seconds: 1 }
let provider: TestProvider
/** Two instances with one database and one store, for paths below /media/. */
let instances: Hono[]
let desk: DeskBrowser
let traveller: Traveller
let bucket: TestBucket | undefined

const get = async (path: string, headers: Record<string, string> = {}, method = 'GET', at = 0) =>
  instances[at]!.request(path, { method, headers })
const statusOf = async (path: string, at = 0) => (await get(path, {}, 'GET', at)).status

async function expectHidden(path: string): Promise<void> {
  for (const at of [0, 1]) {
    for (const [headers, method] of [
      [{}, 'GET'],
      [{}, 'HEAD'],
      [{ range: 'bytes=0-3' }, 'GET'],
      [{ 'if-none-match': `"${path.slice('/media/'.length)}"` }, 'GET'],
      [{ 'if-none-match': '*' }, 'GET'],
      [{ origin: 'https://blog.example', authorization: 'token x', cookie: 'desk=x' }, 'GET'],
    ] as const) {
      const answer = await get(path, headers, method, at)
      expect([path, headers, answer.status]).toEqual([path, headers, 404])
      expect(answer.headers.get('etag')).toBeNull()
      expect((await answer.arrayBuffer()).byteLength).toBeLessThan(200)
    }
  }
}

async function expectPrivate(answer: Response): Promise<void> {
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(200)
}

const decide = async (path: string, was: string, decision: string) => {
  const fields = { was, decision, reason: 'A wish.', intent: `${path} ${was}` }
  expect((await desk.post(`/desk/moderation/${path}`, fields)).status).toBe(303)
}

/** Without duplicates, since a page shows a video and links to it. */
const addressesIn = (page: string) => [
  ...new Set([...page.matchAll(/(?:src|href)="([^"]*\/media\/[^"]+)"/g)].map(([, path]) => path!)),
]

const columns = async (table: string, column: string) =>
  (await provider.database.query<Record<string, unknown>>(`select ${column} from ${table}`))[0]![
    column
  ]

const stores = S3.endpoint ? ['a folder', 'a bucket'] : ['a folder']

describe.each(stores)('in %s', (place) => {
  beforeEach(async () => {
    bucket = place === 'a bucket' ? await bucketForTest() : undefined
    provider = await openForTest({
      moderation: true,
      uploadRate: MANY,
      ...(bucket && { s3: bucket.s3 }),
    })
    await provider.database.query('delete from reviews')
    await provider.database.query('delete from testimonials')
    instances = [1, 2].map(() => {
      const app = new Hono()
      app.use(conditional)
      app.notFound(() => provider.app.request('/nothing'))
      return app.route('/media', mediaRoutes(provider, FOLDERS))
    })
    desk = deskBrowser(provider)
    await desk.signIn()
    traveller = await travellerAt(provider)
  })
  afterEach(async () => {
    await provider.close()
    await bucket?.remove()
  })

  test('only staff and the author see a held photo and video', async () => {
    const review = await idOf(await sendReview(provider, reviewForm({}, [await jpeg(400, 300)])))
    const film = await idOf(await sendTestimonial(provider, testimonialForm(await mp4())))
    const [photo] = (await columns('reviews', 'images')) as [string]
    const video = (await columns('testimonials', 'video')) as string
    const files = [photo, thumbnailOf(photo), video]
    for (const path of files) await expectHidden(path)

    const queue = await (await desk.get('/desk/moderation')).text()
    const shown = addressesIn(queue)
    expect(shown.toSorted()).toEqual(files.map((path) => `/desk${path}`).toSorted())
    for (const path of shown) {
      await expectPrivate(await desk.get(path))
      expect((await provider.app.request(path)).status).toBe(404)
    }
    const mails = await provider.mails()
    const links = mails.map(({ text }) => /\/desk\/moderation\/\S+/.exec(text)?.[0] ?? '')
    expect(links.filter(Boolean)).toHaveLength(2)
    const linked: string[] = []
    for (const link of links.filter(Boolean)) {
      linked.push(...addressesIn(await (await provider.app.request(link)).text()))
    }
    expect(linked).toHaveLength(3)

    const { token } = await traveller.account(ASHA)
    const answer = await traveller.ask(`${API}/user/export/`, token)
    const { data, archive } = (await answer.json()) as PersonalData
    const [own] = data['reviews']![0]!['images'] as [string]
    const mine = [own, data['testimonials']![0]!['video'] as string].map((address) => {
      const { pathname, search } = new URL(address)
      return pathname + search
    })
    const download = new URL(archive)
    const zip = await provider.app.request(download.pathname + download.search)
    expect(unzipped(await zip.arrayBuffer()).size).toBe(3)

    const signed = [...linked, ...mine]
    for (const path of signed) {
      for (const at of [0, 1]) await expectPrivate(await get(path, {}, 'GET', at))
      expect((await get(path, { range: 'bytes=0-3' })).status).toBe(206)
      const [bare, key] = path.split('?key=') as [string, string]
      await expectHidden(`${bare}?key=${key.replace(/^\d/, '9')}`)
      await expectHidden(`${bare.replace(/[\da-f]{8}/, '00000000')}?key=${key}`)
    }
    provider.pass(901)
    for (const path of signed) expect([path, await statusOf(path)]).toEqual([path, 404])

    await decide(`reviews/${review}`, 'held', 'approved')
    await decide(`testimonials/${film}`, 'held', 'approved')
    for (const path of files) {
      const open = await get(path, { origin: 'https://blog.example' }, 'GET', 1)
      expect([open.status, open.headers.get('cache-control')]).toEqual([
        200,
        'public, max-age=3600',
      ])
      expect(open.headers.get('access-control-allow-origin')).toBe('*')
    }
    const published = await traveller.ask(`${API}/user/export/`, token)
    expect(JSON.stringify(await published.json())).not.toContain('.webp?key')

    await decide(`reviews/${review}`, 'approved', 'declined')
    await decide(`testimonials/${film}`, 'approved', 'declined')
    for (const path of files) await expectHidden(path)
  })

  test("declined submissions lose their files after a time, and can't be published without them", async () => {
    const review = await idOf(await sendReview(provider, reviewForm({}, [await jpeg()])))
    const film = await idOf(await sendTestimonial(provider, testimonialForm(await mp4())))
    const kept = await idOf(
      await sendReview(provider, reviewForm({ feedback: 'Held.' }, [await jpeg()])),
    )
    const video = (await columns('testimonials', 'video')) as string
    await decide(`reviews/${review}`, 'held', 'declined')
    await decide(`testimonials/${film}`, 'held', 'declined')
    const sweep = async () => sweepOnce(provider.database, provider.media, provider.settings)
    const days = provider.settings.keep.declinedMedia
    provider.pass(days * 86_400 - 60)
    await sweep()
    expect(await columns('testimonials', 'video')).toBe(video)
    provider.pass(120)
    await sweep()
    expect(await columns('testimonials', 'video')).toBe('')
    const images = await provider.database.query('select uuid, images from reviews')
    expect(images).toContainEqual({ uuid: review, images: [] })
    expect(images).toContainEqual({ uuid: kept, images: [expect.stringContaining('/media/')] })
    expect(await provider.media.store.open(video.slice('/media/'.length))).toBeUndefined()
    expect(await provider.database.query('select * from pending_media')).toEqual([])

    await desk.signIn()
    const page = await desk.read(`/desk/moderation/testimonials/${film}`)
    expect(page).toContain('The video has been deleted.')
    expect(page).not.toContain('Publish ')
    const fields = { was: 'declined', decision: 'approved', intent: 'late' }
    const refused = await desk.post(`/desk/moderation/testimonials/${film}`, fields)
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain('Ask the traveller to send it again.')
    const { token } = await traveller.account(ASHA)
    const exported = async () => {
      const answer = await traveller.ask(`${API}/user/export/`, token)
      return ((await answer.json()) as PersonalData).data['testimonials']![0]
    }
    expect(await exported()).toMatchObject({ video: '', state: 'declined' })
    await provider.database.query(`update testimonials set video = '/media/clips/jaipur.mp4'`)
    expect(await exported()).toMatchObject({
      video: expect.stringMatching(/\/clips\/jaipur\.mp4$/),
    })
    await decide(`reviews/${review}`, 'declined', 'approved')
  })
})

test('nobody gets a file without a row', async () => {
  const own = await openForTest({ moderation: false, uploadRate: MANY })
  instances = [0, 1].map(() => {
    const app = new Hono()
    app.notFound(() => own.app.request('/nothing'))
    return app.route('/media', mediaRoutes(own, FOLDERS))
  })
  await own.database.query('delete from reviews')
  await idOf(await sendReview(own, reviewForm({}, [await jpeg()])))
  const rows = await own.database.query<{ images: [string] }>('select images from reviews')
  const [photo] = rows[0]!.images
  const both = [photo, thumbnailOf(photo)]
  for (const path of both) expect(await statusOf(path)).toBe(200)
  await own.database.query('delete from reviews')
  noteChange(own.database, 'reviews')
  for (const path of both) await expectHidden(path)
  await own.database.query(
    `update attractions set image = jsonb_build_array($1::text) where id = 'taj-mahal'`,
    [photo],
  )
  for (const path of both) expect(await statusOf(path)).toBe(200)
  await own.close()
})

import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { choose, quoted, sentence } from '../support/bad-files.ts'
import { PHOTOS } from './bad-photos.ts'
import { photo } from './photos.ts'
import { ReviewForm, SENT } from './review-form.ts'
import { expect, test } from '../support/test.ts'

let count = 0
const address = () => `bad-photo-${process.pid}-${++count}@example.com`

for (const file of PHOTOS.filter(({ fault }) => fault)) {
  const when = file.late ? ' when it is sent' : ''
  test(`refuses ${file.what}, called ${file.name}, and says why${when}`, async ({
    page,
    host,
    served,
  }, info) => {
    const email = address()
    const form = new ReviewForm(page)
    const thrown: Error[] = []
    page.on('pageerror', (error) => thrown.push(error))
    // A browser that cannot decode a photo leaves damage inside it to the provider.
    if (file.late) await page.addInitScript('delete window.createImageBitmap')
    await page.goto(`${host}/review.html`)
    await form.ready()
    if (file.late) {
      await form.fillIn({ 'Email Address': email })
      await choose(form.field('Photos'), file, info.outputPath())
      await expect(form.photos).toHaveText([file.name])
      await form.submit()
    } else await choose(form.field('Photos'), file, info.outputPath())
    await expect(form.photosError).toHaveText(sentence(file))
    await expect(form.field('Photos')).toHaveAccessibleDescription(/^Up to 10 .+ (is|could|has) /)
    await expect(form.field('Photos')).toHaveAttribute('aria-invalid', 'true')
    await expect(form.photos).toHaveCount(file.late ? 1 : 0)
    const query = 'select 1 from reviews where email = $1'
    expect(await served.provider.database.query(query, [email])).toEqual([])
    expect(thrown).toEqual([])
  })
}

test('accepts every unusual photo, in as many reviews as needed', async ({
  page,
  host,
  served,
}, info) => {
  const strange = PHOTOS.filter(({ fault }) => !fault)
  const form = new ReviewForm(page)
  await page.setViewportSize({ width: 320, height: 800 })
  for (const files of [strange.slice(0, 6), strange.slice(6)]) {
    const email = address()
    await page.goto(`${host}/review.html`)
    await form.ready()
    await form.fillIn({ 'Email Address': email })
    for (const [index, file] of files.entries()) {
      await choose(form.field('Photos'), file, info.outputPath())
      await expect(form.photos).toHaveCount(index + 1)
    }
    const { width } = (await form.element.boundingBox())!
    expect(width).toBeLessThanOrEqual(320)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await form.submit()
    await expect(form.notice).toHaveText(SENT, { timeout: 30_000 })
    const query = 'select images from reviews where email = $1'
    const [row] = await served.provider.database.query<{ images: string[] }>(query, [email])
    expect(row!.images).toHaveLength(files.length)
  }
})

test('accepts ten photos, and names those that are too many', async ({ page, host }) => {
  const form = new ReviewForm(page)
  await page.goto(`${host}/review.html`)
  await form.ready()
  const many = await Promise.all(
    Array.from({ length: 12 }, (_, index) => photo(`photo-${index + 1}.jpg`, index)),
  )
  await form.addPhotos(...many)
  await expect(form.photos).toHaveCount(10)
  await expect(form.photosError).toHaveText(
    `${quoted('photo-11.jpg')} and 1 more were not added. The maximum is 10 photos.`,
  )
})

test('shows the photos, and removes them by keyboard while keeping focus', async ({
  page,
  host,
}) => {
  const form = new ReviewForm(page)
  await page.goto(`${host}/review.html`)
  await form.ready()
  await form.addPhotos(await photo('one.jpg', 1), await photo('two.png', 2))
  await form.addPhotos(await photo('three.jpg', 3))
  await expect(form.photos).toHaveText(['one.jpg', 'two.png', 'three.jpg'])
  await expect(form.element.locator('.filepond--image-preview canvas')).toHaveCount(3)
  const remove = form.button('Remove')
  await remove.nth(1).focus()
  await page.keyboard.press('Enter')
  await expect(form.photos).toHaveText(['one.jpg', 'three.jpg'])
  await expect(remove.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form.photos).toHaveText(['one.jpg'])
  await expect(remove).toBeFocused()
  await page.keyboard.press('Space')
  await expect(form.photos).toHaveCount(0)
  await expect(form.field('Photos')).toBeFocused()
  await form.addPhotos(await photo('one.jpg', 1))
  await expect(form.photos).toHaveText(['one.jpg'])
})

test('accepts files dropped on the field and among the photos', async ({ page, host }, info) => {
  const form = new ReviewForm(page)
  await page.goto(`${host}/review.html`)
  await form.ready()
  const session = await page.context().newCDPSession(page)
  const drop = async (name: string, seed: number, on: Locator) => {
    const path = info.outputPath(name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, (await photo(name, seed)).buffer)
    await on.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await on.boundingBox())!
    const data = { items: [], files: [path], dragOperationsMask: 1 }
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      const at = { x: x + width / 2, y: y + height / 2 }
      await session.send('Input.dispatchDragEvent', { type, ...at, data })
    }
  }
  await drop('first.jpg', 1, form.field('Photos'))
  await expect(form.photos).toHaveText(['first.jpg'])
  await expect(form.element.locator('.filepond--image-preview canvas')).toHaveCount(1)
  await drop('second.png', 2, form.element.locator('.filepond--root'))
  await expect(form.photos).toHaveText(['first.jpg', 'second.png'])
})

test('renders photos where workers are forbidden', async ({ page, host }) => {
  const form = new ReviewForm(page)
  await page.goto(`${host}/review-without-workers.html`)
  await form.ready()
  await form.addPhotos(await photo('one.jpg', 1))
  await expect(form.photos).toHaveText(['one.jpg'])
  await expect(form.element.locator('.filepond--file-info-sub')).toHaveText(/KB/)
  await expect(form.element.locator('.filepond--image-preview canvas')).toHaveCount(1)
})

async function openSlow(page: Page, host: string, email: string) {
  await page.addInitScript(() => {
    const { createImageBitmap } = window
    const held = new Promise((release) => Object.assign(window, { release }))
    window.createImageBitmap = (async (photo: Blob) => {
      await held
      return createImageBitmap(photo)
    }) as typeof createImageBitmap
  })
  const form = new ReviewForm(page)
  await page.goto(`${host}/review.html`)
  await form.ready()
  await form.fillIn({ 'Email Address': email })
  const release = () =>
    page.evaluate(() => (window as unknown as { release: () => void }).release())
  return { form, release }
}

test('sends photos that are still being checked when the button is pressed', async ({
  page,
  host,
  served,
}) => {
  const email = address()
  const { form, release } = await openSlow(page, host, email)
  await form.addPhotos(await photo('gate.jpg', 1), await photo('pool.png', 2))
  await form.submit()
  await expect(form.button('Sending')).toBeVisible()
  await release()
  await expect(form.notice).toHaveText(SENT)
  const query = 'select images from reviews where email = $1'
  const rows = await served.provider.database.query<{ images: string[] }>(query, [email])
  expect(rows.map(({ images }) => images.length)).toEqual([2])
})

test('sends nothing when one of those turns out not to be a photo, and says so', async ({
  page,
  host,
  served,
}) => {
  const email = address()
  const { form, release } = await openSlow(page, host, email)
  await form.addPhotos(await photo('gate.jpg', 1), {
    name: 'note.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.alloc(2000),
  })
  await form.submit()
  await expect(form.button('Sending')).toBeVisible()
  await release()
  await expect(form.photosError).toContainText('note.jpg')
  await expect(form.field('Photos')).toBeFocused()
  await expect(form.photos).toHaveText(['gate.jpg'])
  const query = 'select 1 from reviews where email = $1'
  expect(await served.provider.database.query(query, [email])).toEqual([])
  await form.submit()
  await expect(form.notice).toHaveText(SENT)
})

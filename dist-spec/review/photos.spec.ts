import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Locator } from '@playwright/test'
import { type BadFile, choose, quoted, sentence } from '../support/bad-files.ts'
import { PHOTOS } from './bad-photos.ts'
import { type Photo, photo } from './photos.ts'
import { ReviewForm, SENT } from './review-form.ts'
import { expect, test } from '../support/test.ts'

let count = 0
const address = () => `bad-photo-${process.pid}-${++count}@example.com`

async function refuses(form: ReviewForm, file: BadFile): Promise<void> {
  await expect(form.photosError).toHaveText(sentence(file))
  await expect(form.field('Photos')).toHaveAccessibleDescription(/^Up to 10 .+ (is|could|has) /)
  await expect(form.field('Photos')).toHaveAttribute('aria-invalid', 'true')
}

test('refuses files that are no photos, are damaged or have a wrong size, and says why', async ({
  page,
  host,
}, info) => {
  const form = new ReviewForm(page)
  const thrown: Error[] = []
  page.on('pageerror', (error) => thrown.push(error))
  await page.goto(`${host}/review.html`)
  await form.ready()
  for (const file of PHOTOS.filter(({ fault, late }) => fault && !late)) {
    await test.step(`${file.what}, called ${file.name}`, async () => {
      await choose(form.field('Photos'), file, info.outputPath())
      await refuses(form, file)
      await expect(form.photos).toHaveCount(0)
      expect(thrown).toEqual([])
    })
  }
})

// A browser that cannot decode a photo leaves damage inside it to the provider.
for (const file of PHOTOS.filter(({ late }) => late)) {
  test(`refuses ${file.what} when it is sent, and says why`, async ({
    page,
    host,
    served,
  }, info) => {
    const email = address()
    const form = new ReviewForm(page)
    const thrown: Error[] = []
    page.on('pageerror', (error) => thrown.push(error))
    await page.addInitScript('delete window.createImageBitmap')
    await page.goto(`${host}/review.html`)
    await form.ready()
    await form.fillIn({ 'Email Address': email })
    await choose(form.field('Photos'), file, info.outputPath())
    await expect(form.photos).toHaveText([file.name])
    await form.submit()
    await refuses(form, file)
    await expect(form.photos).toHaveCount(1)
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
  await page.goto(`${host}/review.html`)
  await form.ready()
  for (const files of [strange.slice(0, 6), strange.slice(6)]) {
    const email = address()
    await form.fillIn({ 'Email Address': email })
    for (const [index, file] of files.entries()) {
      await choose(form.field('Photos'), file, info.outputPath())
      await expect(form.photos, file.what).toHaveCount(index + 1)
    }
    const { width } = (await form.element.boundingBox())!
    expect(width).toBeLessThanOrEqual(320)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await form.submit()
    await expect(form.notice).toHaveText(SENT, { timeout: 30_000 })
    const query = 'select images from reviews where email = $1'
    const [row] = await served.provider.database.query<{ images: string[] }>(query, [email])
    expect(row!.images).toHaveLength(files.length)
    await form.button('Write another review').click()
  }
})

test('shows the photos, removes them by keyboard while keeping focus, and accepts ten', async ({
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
  const many = await Promise.all(
    Array.from({ length: 11 }, (_, index) => photo(`photo-${index + 1}.jpg`, index + 4)),
  )
  await form.addPhotos(...many)
  await expect(form.photos).toHaveCount(10)
  await expect(form.photosError).toHaveText(
    `${quoted('photo-10.jpg')} and 1 more were not added. The maximum is 10 photos.`,
  )
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

test('waits for photos that are still being checked, and sends nothing if one is no photo', async ({
  page,
  host,
  served,
}) => {
  await page.addInitScript(() => {
    const { createImageBitmap } = window
    let held = Promise.resolve()
    const hold = () => {
      held = new Promise((release) => Object.assign(window, { release }))
    }
    Object.assign(window, { hold })
    window.createImageBitmap = (async (photo: Blob) => {
      await held
      return createImageBitmap(photo)
    }) as typeof createImageBitmap
  })
  const email = address()
  const form = new ReviewForm(page)
  await page.goto(`${host}/review.html`)
  await form.ready()
  await form.fillIn({ 'Email Address': email })
  const submitEarly = async (...photos: Photo[]) => {
    await page.evaluate(() => (window as unknown as { hold: () => void }).hold())
    await form.addPhotos(...photos)
    await form.submit()
    await expect(form.button('Sending')).toBeVisible()
    await page.evaluate(() => (window as unknown as { release: () => void }).release())
  }
  const note = { name: 'note.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(2000) }
  await submitEarly(await photo('gate.jpg', 1), note)
  await expect(form.photosError).toContainText('note.jpg')
  await expect(form.field('Photos')).toBeFocused()
  await expect(form.photos).toHaveText(['gate.jpg'])
  const query = 'select images from reviews where email = $1'
  const rows = () => served.provider.database.query<{ images: string[] }>(query, [email])
  expect(await rows()).toEqual([])
  await submitEarly(await photo('pool.png', 2), await photo('tower.jpg', 3))
  await expect(form.notice).toHaveText(SENT)
  expect((await rows()).map(({ images }) => images.length)).toEqual([3])
})

// @vitest-environment node
import { expect, test } from 'vitest'
import { createReview } from './review.ts'

/** Begins as a JPEG does, scans at once, and ends. */
const JPEG = [0xff, 0xd8, 0xff, 0xda, 0xff, 0xd9]

function file(name: string, size = 2000, bytes = JPEG): File {
  const content = new Uint8Array(size)
  content.set(bytes.slice(0, size))
  return new File([content], name, { lastModified: 1 })
}

const names = ({ form }: ReturnType<typeof createReview>) =>
  form.$form.get().photos.map(({ name }) => name)

test('takes photos in order, however they overlap, and each of them once', async () => {
  const review = createReview()
  await Promise.all([
    review.addPhotos([file('a.jpg'), file('b.jpg')]),
    review.addPhotos([file('c.jpg'), file('a.jpg')]),
  ])
  expect(names(review)).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
  expect(review.$rejected.get()).toBe('')
})

test('says of each that it cannot take why, and takes the others', async () => {
  const review = createReview()
  await review.addPhotos([file('a.jpg', 9), file('b.gif', 2000, [71, 73, 70]), file('c.jpg')])
  expect(names(review)).toEqual(['c.jpg'])
  const [small, type, ...rest] = review.$rejected.get().split('\n')
  expect(small).toContain('a.jpg')
  expect(small).toContain('1 KB')
  expect(type).toContain('b.gif')
  expect(type).toContain('JPEG or PNG')
  expect(rest).toEqual([])
})

test('takes no photo that broke off', async () => {
  const review = createReview()
  await review.addPhotos([file('half.jpg', 2000, JPEG.slice(0, 5)), file('c.jpg')])
  expect(names(review)).toEqual(['c.jpg'])
  expect(review.$rejected.get()).toMatch(/half\.jpg\W+ could not be read/)
})

test('takes ten and no more, until one is taken out', async () => {
  const review = createReview()
  const eleven = Array.from({ length: 11 }, (_, index) => file(`${index}.jpg`))
  await review.addPhotos(eleven)
  expect(names(review)).toHaveLength(10)
  expect(review.$rejected.get()).toContain('10.jpg')
  review.removePhoto(review.form.$form.get().photos[0]!)
  expect(review.$rejected.get()).toBe('')
  await review.addPhotos([eleven[10]!])
  expect(names(review)).toHaveLength(10)
  expect(names(review)[9]).toBe('10.jpg')
})

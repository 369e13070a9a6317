// @vitest-environment node
import { expect, test } from 'vitest'
import { createReview } from './review.ts'
import { inEnglish } from '../../messages/say.ts'

/** Smallest JPEG structure: start, scan and end. */
const JPEG = [0xff, 0xd8, 0xff, 0xda, 0xff, 0xd9]

function file(name: string, size = 2000, bytes = JPEG): File {
  const content = new Uint8Array(size)
  content.set(bytes.slice(0, size))
  return new File([content], name, { lastModified: 1 })
}

const names = ({ form }: ReturnType<typeof createReview>) =>
  form.$form.get().photos.map(({ name }) => name)

test('adds photos once and in order, also in parallel', async () => {
  const review = createReview(inEnglish)
  await Promise.all([
    review.addPhotos([file('a.jpg'), file('b.jpg')]),
    review.addPhotos([file('c.jpg'), file('a.jpg')]),
  ])
  expect(names(review)).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
  expect(review.$rejected.get()).toBe('')
})

test('reports each rejected photo and adds the others', async () => {
  const review = createReview(inEnglish)
  await review.addPhotos([file('a.jpg', 9), file('b.gif', 2000, [71, 73, 70]), file('c.jpg')])
  expect(names(review)).toEqual(['c.jpg'])
  const [small, type, ...rest] = review.$rejected.get().split('\n')
  expect(small).toContain('a.jpg')
  expect(small).toContain('1 KB')
  expect(type).toContain('b.gif')
  expect(type).toContain('JPEG or PNG')
  expect(rest).toEqual([])
})

test('rejects a truncated photo', async () => {
  const review = createReview(inEnglish)
  await review.addPhotos([file('half.jpg', 2000, JPEG.slice(0, 5)), file('c.jpg')])
  expect(names(review)).toEqual(['c.jpg'])
  expect(review.$rejected.get()).toMatch(/half\.jpg\W+ could not be read/)
})

test('accepts at most ten photos', async () => {
  const review = createReview(inEnglish)
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

import { copyFile, mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, test } from './engine-test.ts'

const PHOTO = resolve(import.meta.dirname, '../../widgets/enquiry/trip-enquiry.png')

test('rearranges photos when the window width changes abruptly', async ({
  person,
  host,
}, testInfo) => {
  await mkdir(testInfo.outputDir, { recursive: true })
  const photos = ['one.png', 'two.png', 'three.png'].map((name) => testInfo.outputPath(name))
  for (const photo of photos) await copyFile(PHOTO, photo)
  await person.visitor.goto(`${host}/review.html`)
  await person.reads('drop them here')
  await person.attach('Photos', ...photos)
  const rows = () => person.visitor.evaluate(rowsOf)
  await expect.poll(rows).toEqual([3])
  await person.visitor.resize(500, 900)
  await expect.poll(rows).toEqual([2, 1])
  await person.visitor.resize(1000, 900)
  await expect.poll(rows).toEqual([3])
})

function rowsOf(): number[] {
  const root = document.querySelector('trip-review')!.shadowRoot!
  const list = root.querySelector('.filepond--root')?.getBoundingClientRect()
  const rows = new Map<number, number>()
  for (const photo of root.querySelectorAll('.filepond--item')) {
    const { top, right } = photo.getBoundingClientRect()
    const row = Math.round(top / 20)
    if (list && right <= list.right + 12) rows.set(row, (rows.get(row) ?? 0) + 1)
  }
  return [...rows.values()]
}

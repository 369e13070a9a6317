import type { Serving } from '../demo/serve.ts'
import { photo } from './photos.ts'
import { ReviewForm, SENT } from './review-form.ts'
import { expect, test } from './test.ts'

interface Row {
  attraction: string
  images: string[]
}

const rows = ({ provider }: Serving, email: string) =>
  provider.database.query<Row>('select * from reviews where email = $1', [email])

let count = 0
/** An address of this test's own. */
const address = () => `reviewer-${process.pid}-${++count}@example.com`

test('sends a whole review with its photos to the database and the disk', async ({
  page,
  host,
  served,
}) => {
  const email = address()
  const form = new ReviewForm(page)
  await page.goto(`${host}/review.html`)
  await form.ready()
  await form.fillIn({ 'Email Address': email })
  await form.addPhotos(await photo('gate.jpg'), await photo('pool.png', 2))
  await expect(form.photos).toHaveText(['gate.jpg', 'pool.png'])
  await form.submit()
  await expect(form.notice).toHaveText(SENT)
  const [row, ...others] = await rows(served, email)
  expect(others).toEqual([])
  expect(row).toMatchObject({
    attraction: 'taj-mahal',
    rating: 4,
    first_name: 'Asha',
    last_name: 'Rao',
    mobile_number: '9876543210',
    date_of_visit: '2026-01-05',
    feedback: 'We saw a tiger in the first hour.\nBring a warm coat for the morning.',
  })
  expect(row!.images).toHaveLength(2)
  for (const image of row!.images) {
    const answer = await fetch(served.origins.provider + image)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(1000)
  }
})

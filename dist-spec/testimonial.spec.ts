import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Serving } from '../demo/serve.ts'
import { CLIP, RIGHT, SENT, TestimonialForm } from './testimonial-form.ts'
import { expect, test } from './test.ts'

const rows = ({ provider }: Serving, email: string) =>
  provider.database.query<{ video: string }>('select * from testimonials where email = $1', [email])

/** What is stored of a video at '/media/videos/…'. */
const stored = ({ provider }: Serving, path: string) =>
  readFile(join(provider.media.incoming, '..', path.replace('/media/', '')))

let count = 0
/** An address of this test's own. */
const address = () => `traveller-${process.pid}-${++count}@example.com`

test('sends what was typed and the video, to a stored row and a stored file', async ({
  page,
  host,
  served,
}) => {
  const email = address()
  const form = new TestimonialForm(page)
  await page.goto(`${host}/testimonial.html`)
  await form.complete(email)
  await form.submit()
  await expect(form.notice).toHaveText(SENT)
  const [row, ...others] = await rows(served, email)
  expect(others).toEqual([])
  expect(row).toMatchObject({
    first_name: 'Asha',
    last_name: 'Rao',
    phone_number: '9876543210',
    description: RIGHT.Feedback,
  })
  const [sent, kept] = await Promise.all([readFile(CLIP), stored(served, row!.video)])
  expect(kept.byteLength).toBe(sent.byteLength)
})

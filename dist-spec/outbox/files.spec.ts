import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { PERSON, WizardForm } from '../enquiry/wizard-form.ts'
import { type Photo, photo } from '../review/photos.ts'
import { ReviewForm, SENT } from '../review/review-form.ts'
import { CLIP, SENT as TESTIMONIAL_SENT, TestimonialForm } from '../testimonial/testimonial-form.ts'
import { expect, test } from '../support/test.ts'
import {
  entriesOf,
  hostPage,
  listOf,
  newEmail,
  referencesOf,
  SAVED,
  sendingsOf,
  whileLoading,
} from './outbox-page.ts'

const hashOf = (bytes: Buffer | ArrayBuffer) =>
  createHash('sha256')
    .update(Buffer.from(bytes as Buffer))
    .digest('hex')

test('sends a wizard once the network is back', async ({ page, host, served }) => {
  const email = newEmail()
  const form = new WizardForm(page)
  await whileLoading(page, async () => {
    await page.goto(hostPage(host, 'trip-enquiry', 'variant="wizard"'))
    await form.fillTrip()
    await form.next()
    await form.fillPerson({ Email: email })
  })
  await page.context().setOffline(true)
  await form.submit()
  await expect(form.notice).toContainText(SAVED)
  await expect(listOf(form)).toContainText('Waiting for a connection')
  const [entry] = await entriesOf(page)
  expect(entry).toMatchObject({ kind: 'wizard', state: 'waiting' })
  const sendings = sendingsOf(page.context())
  await page.context().setOffline(false)
  await expect(listOf(form)).toContainText('Sent')
  expect(await referencesOf(served, email)).toEqual([entry!.reference])
  const query = 'select first_name from enquiries where email = $1'
  expect(await served.provider.database.query(query, [email])).toEqual([
    { first_name: PERSON['First Name'] },
  ])
  expect(sendings).toHaveLength(1)
  expect(await entriesOf(page)).toEqual([])
})

test('sends a review with both photos whole', async ({ page, host, served }) => {
  const photos = [await photo('gate.jpg'), await photo('pool.png', 2)] as Photo[]
  const form = new ReviewForm(page)
  const fill = async (email: string) => {
    await page.goto(hostPage(host, 'trip-review'))
    await form.ready()
    await form.fillIn({ 'Email Address': email })
    await form.addPhotos(...photos)
    await expect(form.photos).toHaveText(['gate.jpg', 'pool.png'])
  }
  const stored = async (email: string) => {
    const query = 'select images from reviews where email = $1'
    const rows = await served.provider.database.query<{ images: string[] }>(query, [email])
    return Promise.all(
      rows.map(async ({ images }) => {
        const answers = await Promise.all(images.map((at) => fetch(served.origins.provider + at)))
        const files = await Promise.all(answers.map((answer) => answer.arrayBuffer()))
        return files.map(hashOf)
      }),
    )
  }
  const [online, offline] = [newEmail(), newEmail()]
  await fill(online)
  await form.submit()
  await expect(form.notice).toHaveText(SENT)
  await whileLoading(page, async () => fill(offline))
  await page.context().setOffline(true)
  await form.submit()
  await expect(form.notice).toContainText(SAVED)
  const [entry] = await entriesOf(page)
  expect(entry!.hashes).toEqual(
    Object.fromEntries(photos.map(({ name, buffer }) => [name, hashOf(buffer)])),
  )
  await page.context().setOffline(false)
  await expect(listOf(form)).toContainText('Sent')
  const [sent, ...others] = await stored(offline)
  expect(others).toEqual([])
  expect(sent).toHaveLength(2)
  expect([sent]).toEqual(await stored(online))
})

test('sends a testimonial with its video whole, on the next visit', async ({
  page,
  host,
  served,
}) => {
  const email = newEmail()
  const form = new TestimonialForm(page)
  await whileLoading(page, async () => {
    await page.goto(hostPage(host, 'trip-testimonial'))
    await form.complete(email)
  })
  await page.context().setOffline(true)
  await form.submit()
  await expect(form.element.getByText(SAVED)).toBeVisible()
  const [entry] = await entriesOf(page)
  expect(Object.values(entry!.hashes)).toEqual([hashOf(await readFile(CLIP))])
  await page.context().setOffline(false)
  await page.reload()
  await expect(listOf(form)).toContainText('Sent')
  // The provider changes a video's metadata.
  const another = newEmail()
  await form.complete(another)
  await form.submit()
  await expect(form.element.getByText(TESTIMONIAL_SENT)).toBeVisible()
  const stored = async (address: string) => {
    const query = 'select video from testimonials where email = $1'
    const rows = await served.provider.database.query<{ video: string }>(query, [address])
    expect(rows).toHaveLength(1)
    const answer = await fetch(served.origins.provider + rows[0]!.video)
    return hashOf(await answer.arrayBuffer())
  }
  expect(await stored(email)).toBe(await stored(another))
})

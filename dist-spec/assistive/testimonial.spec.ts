import { readFile } from 'node:fs/promises'
import { newEmail } from '../site/support/traveller.ts'
import { expect, test } from '../support/test.ts'
import { CLIP, forgetSent, TestimonialForm } from '../testimonial/testimonial-form.ts'
import { chooseFile } from './choose-file.ts'
import { ScreenReader } from './screen-reader.ts'

test('a testimonial is sent with its video, and others are played', async ({ page, served }) => {
  await forgetSent(served)
  const reader = await ScreenReader.of(page)
  const form = new TestimonialForm(page)
  const email = newEmail()
  reader.mask(email, 'asha@mail.example')
  const clip = { name: 'trip.mp4', mimeType: 'video/mp4', buffer: await readFile(CLIP) }

  reader.chapter('Sent too early')
  await reader.open(`${served.origins.provider}/submit-testimonials`)
  await reader.tabTo(form.field('First Name'))
  await reader.press('Enter')
  await reader.fill(
    'Asha',
    'Rao',
    email,
    '9876543210',
    'Nine days, and not one thing to worry about.',
  )

  reader.chapter('The video')
  await reader.press('Tab')
  const wrong = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear diary') }
  await chooseFile(reader, wrong)
  await chooseFile(reader, clip)
  await reader.tabTo(form.button('Remove video'))
  await reader.press('Enter')
  await chooseFile(reader, clip)
  await reader.tabTo(form.button('Submit Testimonial'))

  reader.chapter('On its way')
  const cdp = await page.context().newCDPSession(page)
  const line = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 90_000 }
  await cdp.send('Network.emulateNetworkConditions', line)
  await page.keyboard.press('Enter')
  await expect(form.button('Cancel')).toBeFocused()
  await reader.act('Enter', async () => {})
  await reader.end('testimonial')
})

test('testimonials and a company film are played', async ({ page, served }) => {
  await forgetSent(served)
  const reader = await ScreenReader.of(page)
  const main = page.getByRole('main')
  reader.chapter('Testimonials')
  await reader.open(`${served.origins.provider}/testimonials`)
  await reader.tabTo(main.getByRole('button', { name: /play/i }))
  await reader.press('Enter')

  reader.chapter('The film of a company')
  await reader.open(`${served.origins.provider}/xoriant`)
  await reader.tabTo(page.locator('trip-corporate-video [part=video]'))
  await reader.end('films')
})

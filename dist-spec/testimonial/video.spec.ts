import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { mp4Of } from '../support/bad-bytes.ts'
import { quoted } from '../support/bad-files.ts'
import { CLIP, RIGHT, TestimonialForm } from './testimonial-form.ts'
import { expect, test } from '../support/test.ts'

const KB = 1024

const HEVC = resolve(import.meta.dirname, '../support/files/hevc.mov')

const video = (name: string) => ({ name, mimeType: 'video/mp4', buffer: mp4Of(20 * KB) })

async function drop(page: Page, files: { name: string; buffer: Buffer }[]): Promise<void> {
  const held = await page.evaluateHandle(
    (files) => {
      const transfer = new DataTransfer()
      for (const { name, base64 } of files) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        transfer.items.add(new File([bytes], name, { type: 'video/mp4' }))
      }
      return transfer
    },
    files.map(({ name, buffer }) => ({ name, base64: buffer.toString('base64') })),
  )
  const place = page.locator('trip-testimonial').locator('[part=drop]')
  await place.dispatchEvent('dragover', { dataTransfer: held })
  await expect(place).toHaveClass(/over/)
  await place.dispatchEvent('drop', { dataTransfer: held })
  await expect(place).not.toHaveClass(/over/)
}

test('accepts one dropped video, and keeps it when another or none is dropped', async ({
  page,
  host,
}) => {
  const form = new TestimonialForm(page)
  await page.goto(`${host}/testimonial.html`)
  const text = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.setData('text/plain', 'words')
    return transfer
  })
  const place = form.element.locator('[part=drop]')
  await place.dispatchEvent('dragover', { dataTransfer: text })
  await expect(place).not.toHaveClass(/over/)
  const two = [video('one.mp4'), video('two.mp4')]
  await drop(page, two)
  await expect(form.field('Video')).toHaveAccessibleDescription(
    `${quoted('one.mp4')} and 1 more were not added. The maximum is 1 video.`,
  )
  await expect(form.chosen).toHaveCount(0)
  await drop(page, two.slice(0, 1))
  await expect(form.chosen).toHaveText('one.mp4')
  await expect(form.field('Video')).not.toHaveAttribute('aria-invalid')
  await expect(form.element.getByText('20 KB', { exact: true })).toBeVisible()
  await drop(page, two.slice(1))
  const said = `${quoted('two.mp4')} was not added. The maximum is 1 video.`
  await expect(form.field('Video')).toHaveAccessibleDescription(said)
  await form.field('Video').setInputFiles(video('three.mp4'))
  await expect(form.field('Video')).toHaveAccessibleDescription(said.replace('two', 'three'))
  await expect(form.chosen).toHaveText('one.mp4')
})

test('chooses, replaces and removes by keyboard alone, and keeps a valid video', async ({
  page,
  host,
}) => {
  const form = new TestimonialForm(page)
  await page.goto(`${host}/testimonial.html`)
  await form.field('Feedback').focus()
  await page.keyboard.press('Tab')
  await expect(form.field('Video')).toBeFocused()
  const press = async (name: string) => {
    await form.pressForFile(video(name))
    await expect(form.chosen).toHaveText(name)
  }
  await press('one.mp4')
  await form.button('Replace video').focus()
  await expect(form.button('Replace video')).toBeFocused()
  await press('two.mp4')
  await form.pressForFile({
    name: 'zeros.mp4',
    mimeType: 'video/mp4',
    buffer: Buffer.alloc(20 * KB),
  })
  await expect(form.field('Video')).toHaveAccessibleDescription(/zeros\.mp4.* has the wrong type/)
  await expect(form.chosen).toHaveText('two.mp4')
  const names = (input: HTMLInputElement) => [...input.files!].map(({ name }) => name)
  expect(await form.field('Video').evaluate(names)).toEqual(['two.mp4'])
  await form.button('Replace video').focus()
  await page.keyboard.press('Tab')
  await expect(form.button('Remove video')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form.chosen).toHaveCount(0)
  await expect(form.field('Video')).toBeFocused()
  expect(await form.field('Video').evaluate(names)).toEqual([])
})

test('plays a preview, and releases it when it is replaced, removed or gone', async ({
  page,
  host,
}) => {
  await page.addInitScript(() => {
    const held = new Set<string>()
    Object.assign(window, { held })
    const { createObjectURL, revokeObjectURL } = URL
    URL.createObjectURL = (file: Blob) => {
      const address = createObjectURL(file)
      held.add(address)
      return address
    }
    URL.revokeObjectURL = (address: string) => {
      held.delete(address)
      revokeObjectURL(address)
    }
  })
  const held = () => page.evaluate(() => (window as unknown as { held: Set<string> }).held.size)
  const form = new TestimonialForm(page)
  await page.goto(`${host}/testimonial.html`)
  await form.field('Video').setInputFiles(CLIP)
  const preview = form.element.locator('video')
  await expect
    .poll(() => preview.evaluate((video: HTMLVideoElement) => video.readyState))
    .toBeGreaterThan(0)
  expect(await held()).toBe(1)
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    form.button('Replace video').click(),
  ])
  await chooser.setFiles(video('two.mp4'))
  await expect(form.chosen).toHaveText('two.mp4')
  await expect(preview).toBeHidden()
  await expect.poll(held).toBe(1)
  await form.button('Remove video').click()
  await expect.poll(held).toBe(0)
  await form.field('Video').setInputFiles(CLIP)
  await expect(preview).toBeVisible()
  await expect.poll(held).toBe(1)
  await form.element.evaluate((element) => element.remove())
  await expect.poll(held).toBe(0)
})

test('names the format of a video that the browser cannot play, before and after sending', async ({
  page,
  host,
}) => {
  const form = new TestimonialForm(page)
  await page.goto(`${host}/testimonial.html`)
  await form.field('Video').setInputFiles(HEVC)
  const said = form.element.getByText('because its format is HEVC')
  await expect(said).toContainText('Settings > Camera > Formats > Most Compatible')
  await form.button('Remove video').click()
  await form.field('Video').setInputFiles(CLIP)
  await expect(form.chosen).toHaveCount(1)
  await expect(said).toHaveCount(0)
  await form.button('Remove video').click()
  await form.field('Video').setInputFiles(HEVC)
  for (const [label, text] of Object.entries(RIGHT)) await form.field(label).fill(text)
  await form.button('Submit Testimonial').click()
  await expect(form.field('Video')).toHaveAccessibleDescription(
    /hevc\.mov.* is in a format that most browsers can’t play\. On an iPhone/,
  )
})

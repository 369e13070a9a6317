import type { Locator } from '@playwright/test'
import sharp from 'sharp'

/** Mean lightness of an element on the screen: 0 is black, 1 is white. */
export async function luminance(element: Locator): Promise<number> {
  const shot = await element.screenshot({ animations: 'disabled' })
  const { channels } = await sharp(shot).removeAlpha().greyscale().stats()
  return channels[0]!.mean / 255
}

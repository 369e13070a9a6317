import type { Page } from '@playwright/test'

interface Counting extends Window {
  asked: number
}

/** Counts the animation frames requested by pages opened later. */
export async function countFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counting = window as unknown as Counting
    counting.asked = 0
    const { requestAnimationFrame } = window
    window.requestAnimationFrame = (act) => {
      counting.asked += 1
      return requestAnimationFrame(act)
    }
  })
}

export function framesIn(page: Page, duration: number): Promise<number> {
  return page.evaluate(async (duration) => {
    const counting = window as unknown as Counting
    const before = counting.asked
    await document.documentElement.animate([], duration).finished
    return counting.asked - before
  }, duration)
}

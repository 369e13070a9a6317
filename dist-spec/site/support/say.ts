import type { Page } from '@playwright/test'

type Shared = Record<symbol, Map<string, { get(): []; set(v: []): void }>>

/** Shows a toast, as any bundle of the page can. */
export const say = (page: Page, kind: 'success' | 'failure', text: string) =>
  page.evaluate(
    ([kind, text]) => {
      const all = globalThis as unknown as Shared
      const toasts = all[Symbol.for('trip-widgets.v1')]!.get('toasts')!
      toasts.set([...toasts.get(), { id: Math.random(), kind, text }] as never)
    },
    [kind, text] as const,
  )

/** Removes all toasts. */
export async function hush(page: Page) {
  await page.evaluate(() => {
    const all = globalThis as unknown as Shared
    all[Symbol.for('trip-widgets.v1')]!.get('toasts')!.set([])
  })
  await page.locator('[data-toast]').first().waitFor({ state: 'detached' })
}

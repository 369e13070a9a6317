import type { Page } from '@playwright/test'

/** Shows a toast, as any bundle of the page can. */
export const say = (page: Page, kind: 'success' | 'failure', text: string) =>
  page.evaluate(
    ([kind, text]) => {
      const all = globalThis as unknown as Record<
        symbol,
        Map<string, { get(): []; set(v: []): void }>
      >
      const toasts = all[Symbol.for('trip-widgets.v1')]!.get('toasts')!
      toasts.set([...toasts.get(), { id: Math.random(), kind, text }] as never)
    },
    [kind, text] as const,
  )

let tellStarted: () => void

/** Resolves once React has hydrated the page and follows its links. */
export const started = new Promise<void>((resolve) => (tellStarted = resolve))

/** Marks the page as started, for speculation rules and {@link started}. */
export function start(): void {
  document.documentElement.dataset['started'] = ''
  tellStarted()
}

import type { Page } from '@playwright/test'

interface Counting extends Window {
  /** Pending work, one line each: its kind, object and stack. */
  alive: () => string[]
  fired: number
}

/**
 * Tracks the pending work of pages opened later: timers, frames, active observers, and listeners on objects that
 * outlive an element (window, document, its root and body, media queries).
 */
export async function countAlive(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counting = window as unknown as Counting
    const under = new Map<unknown, string>()
    counting.fired = 0
    Error.stackTraceLimit = 50
    // The test's own pending work does not count.
    counting.alive = () => [...under.values()].filter((line) => line.includes('/widgets/'))
    const from = () => (new Error().stack ?? '').split('\n').slice(2).join(' < ')
    const note = (key: unknown, kind: string) => under.set(key, `${kind} ${from()}`)

    const wrap = (start: string, stop: string, isOnce: boolean) => {
      const page = window as unknown as Record<string, (...rest: unknown[]) => unknown>
      const [begin, end] = [page[start]!, page[stop]!]
      page[start] = (act, ...rest) => {
        const key = `${stop} ${begin.call(
          window,
          (...told: unknown[]) => {
            counting.fired += 1
            if (isOnce) under.delete(key)
            if (typeof act === 'function') (act as (...told: unknown[]) => void)(...told)
          },
          ...rest,
        )}`
        note(key, start)
        return Number(key.split(' ')[1])
      }
      page[stop] = (id) => {
        // Either clear function may end either kind of timer.
        for (const name of stop.startsWith('clear') ? ['clearTimeout', 'clearInterval'] : [stop]) {
          under.delete(`${name} ${Number(id)}`)
        }
        return end.call(window, id)
      }
    }
    wrap('setTimeout', 'clearTimeout', true)
    wrap('setInterval', 'clearInterval', false)
    wrap('requestAnimationFrame', 'cancelAnimationFrame', true)
    wrap('requestIdleCallback', 'cancelIdleCallback', true)

    for (const kind of [MutationObserver, IntersectionObserver, ResizeObserver]) {
      const { prototype } = kind as unknown as {
        prototype: Record<string, (...rest: unknown[]) => unknown>
      }
      const { observe, unobserve, disconnect } = prototype
      const watched = new WeakMap<object, Set<unknown>>()
      prototype['observe'] = function (this: object, target, ...rest) {
        const targets = watched.get(this) ?? new Set()
        watched.set(this, targets.add(target))
        note(this, kind.name)
        return observe!.call(this, target, ...rest)
      }
      prototype['unobserve'] = function (this: object, target) {
        const targets = watched.get(this)
        if (targets?.delete(target) && targets.size === 0) under.delete(this)
        return unobserve!.call(this, target)
      }
      prototype['disconnect'] = function (this: object) {
        watched.delete(this)
        under.delete(this)
        return disconnect!.call(this)
      }
    }

    const { addEventListener, removeEventListener } = EventTarget.prototype
    const keys = new WeakMap<object, Map<string, object>>()
    const lasts = (target: EventTarget) =>
      [window, document, document.documentElement, document.body, visualViewport].includes(
        target as typeof window,
      ) || target instanceof MediaQueryList
    const keyOf = (target: EventTarget, type: string, act: object, options: unknown) => {
      const capture =
        options instanceof Object ? (options as { capture?: boolean }).capture : options
      const names = keys.get(act) ?? new Map<string, object>()
      keys.set(act, names)
      const name = `${String(target)} ${type} ${!!capture}`
      if (!names.has(name)) names.set(name, { name })
      return names.get(name)!
    }
    EventTarget.prototype.addEventListener = function (type, act, options) {
      if (act && lasts(this)) {
        const key = keyOf(this, type, act, options)
        const how = options instanceof Object ? options : {}
        note(key, `listener of ${String(this)} for ${type}`)
        if (how.once) addEventListener.call(this, type, () => under.delete(key), options)
        how.signal?.addEventListener('abort', () => under.delete(key))
      }
      return addEventListener.call(this, type, act, options)
    }
    EventTarget.prototype.removeEventListener = function (type, act, options) {
      if (act && lasts(this)) under.delete(keyOf(this, type, act, options))
      return removeEventListener.call(this, type, act, options)
    }
  })
}

export const alive = (page: Page) => page.evaluate(() => (window as unknown as Counting).alive())

export const fired = (page: Page) => page.evaluate(() => (window as unknown as Counting).fired)

/** Object counts and bytes that the browser keeps for a page after garbage collection. */
export async function kept(page: Page) {
  const session = await page.context().newCDPSession(page)
  for (let time = 0; time < 4; time += 1) {
    await session.send('HeapProfiler.collectGarbage')
    await page.evaluate(() => document.documentElement.animate([], 20).finished.then(() => {}))
  }
  const { nodes, documents, jsEventListeners } = await session.send('Memory.getDOMCounters')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return { nodes, documents, jsEventListeners, bytes: usedSize }
}

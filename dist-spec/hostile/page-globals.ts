import type { Page } from '@playwright/test'

interface Watched {
  keep: () => void
  changes: () => string[]
}
declare global {
  interface Window {
    pageGlobals: Watched
  }
}

/** Documented changes: the registry, and drafts that survive a reload. */
const DOCUMENTED = /^(?:window\[)?Symbol\(trip-widgets\.v1\)|^sessionStorage\[trip:/

/** Lets a page opened later report its changes since `keep`. */
export async function watchGlobals(page: Page): Promise<{
  keep: () => Promise<void>
  changes: () => Promise<string[]>
}> {
  await page.addInitScript(installGlobals)
  return {
    keep: () => page.evaluate(() => window.pageGlobals.keep()),
    changes: async () =>
      (await page.evaluate(() => window.pageGlobals.changes())).filter(
        (name) => !DOCUMENTED.test(name),
      ),
  }
}

/** Runs in the page, before its scripts. */
function installGlobals(): void {
  const PARTS = ['value', 'get', 'set', 'writable', 'enumerable', 'configurable'] as const

  function note(notes: Map<string, unknown>, name: string, object: object) {
    notes.set(`${name} prototype`, Object.getPrototypeOf(object))
    notes.set(`${name} extensible`, Object.isExtensible(object))
    for (const key of Reflect.ownKeys(object)) {
      const descriptor = Object.getOwnPropertyDescriptor(object, key)!
      for (const part of PARTS) notes.set(`${name}[${String(key)}] ${part}`, descriptor[part])
    }
  }

  function look(): Map<string, unknown> {
    const notes = new Map<string, unknown>()
    const { documentElement, head, body } = document
    const objects = { window, document, documentElement, head, body, localStorage, sessionStorage }
    const more = {
      navigator,
      history,
      location,
      screen,
      performance,
      customElements,
      visualViewport,
    }
    for (const [name, object] of Object.entries({ ...objects, ...more })) note(notes, name, object!)
    for (const key of Reflect.ownKeys(window)) {
      const value: unknown = Object.getOwnPropertyDescriptor(window, key)!.value
      // Prototypes of constructors, and members of other objects such as Math or a library.
      if (typeof value === 'function' && typeof value.prototype === 'object' && value.prototype) {
        note(notes, `${String(key)}.prototype`, value.prototype as object)
      }
      if (value && value !== window && /function|object/.test(typeof value))
        note(notes, String(key), value as object)
    }
    for (const element of [documentElement, body]) {
      for (const { name, value } of element.attributes) {
        notes.set(`<${element.localName} ${name}>`, value)
      }
    }
    notes.set('cookie', document.cookie)
    notes.set('title', document.title)
    notes.set('history', `${history.length} ${JSON.stringify(history.state)} ${location.href}`)
    notes.set('style sheets', document.styleSheets.length)
    notes.set('adopted style sheets', document.adoptedStyleSheets.length)
    return notes
  }

  let kept = new Map<string, unknown>()
  const keep = () => {
    kept = look()
  }
  const changes = () => {
    const now = look()
    return [...new Set([...kept.keys(), ...now.keys()])].filter(
      (name) => kept.has(name) !== now.has(name) || !Object.is(kept.get(name), now.get(name)),
    )
  }
  Object.assign(window, { pageGlobals: { keep, changes } })
}

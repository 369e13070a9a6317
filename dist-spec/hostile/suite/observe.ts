/** State of a host page. Everything in it belongs to the host. */
export interface Observed {
  title: string
  address: string
  cookies: string
  /** Storage keys, except those of forms, which are documented. */
  kept: string[]
  frames: number
  /** Own properties of the window and of built-in objects: 'Array.prototype.map'. */
  names: string[]
  /** Left, width and text style of the host's own elements. */
  boxes: string[]
  /** Scroll width; 0 in vertical writing modes. */
  width: number
  focus: string
  scrolled: string
  /** Number of elements other than scripts, and of stylesheets. */
  elements: number
  sheets: number
  asked: string[]
}

/** Runs in a page. It is sent as text, so it is self-contained. */
export function observe(): Observed {
  const keysOf = (area: 'localStorage' | 'sessionStorage') => {
    try {
      return Object.keys(window[area])
    } catch {
      // A page with an opaque origin has none.
      return []
    }
  }
  const kept = [...keysOf('localStorage'), ...keysOf('sessionStorage')]
  const made = { Object, Array, Function, String, Number, Promise, Date, RegExp, Map, Set, JSON }
  const drawn = { Node, Element, HTMLElement, Document, EventTarget, Event, History, Storage }
  const owners: [string, object][] = [['window', window]]
  for (const name of Object.keys({ ...made, ...drawn })) {
    const owner =
      (made as Record<string, unknown>)[name] ?? (drawn as Record<string, unknown>)[name]
    owners.push([name, owner as object])
    const { prototype } = owner as { prototype?: object }
    if (prototype) owners.push([`${name}.prototype`, prototype])
  }
  // Excludes frames by index, symbols, and the event bookkeeping of zone.js.
  const names = owners.flatMap(([owner, object]) =>
    Reflect.ownKeys(object)
      .filter((key) => typeof key === 'string' && !/^(?:\d+$|__zone_symbol__)/.test(key))
      .map((key) => `${owner}.${String(key)}`),
  )
  const boxes = [...document.querySelectorAll('[data-host]')].map((element) => {
    const { left, width } = element.getBoundingClientRect()
    const { font, color, textTransform } = getComputedStyle(element)
    return [Math.round(left + scrollX), Math.round(width), font, color, textTransform].join(' ')
  })
  return {
    title: document.title,
    address: location.pathname,
    cookies: origin === 'null' ? '' : document.cookie,
    kept: kept.filter((key) => !key.startsWith('trip:')),
    frames: window.length,
    names: names.toSorted(),
    boxes,
    width: /vertical/.test(getComputedStyle(document.body).writingMode)
      ? 0
      : document.documentElement.scrollWidth,
    focus: document.activeElement?.localName ?? '',
    scrolled: `${Math.round(scrollX)} ${Math.round(scrollY)}`,
    elements: document.querySelectorAll('*:not(script)').length,
    sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
    asked: [
      ...new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin)),
    ],
  }
}

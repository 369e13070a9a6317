/** What a page is like that somebody embeds something in; all of it is the host's. */
export interface Observed {
  title: string
  address: string
  cookies: string
  /** Keys that are kept, but for those of forms, which are documented. */
  kept: string[]
  frames: number
  /** Own properties of the window and of what the language is made of: 'Array.prototype.map'. */
  names: string[]
  /** Left, width and letters of what the host drew. */
  boxes: string[]
  /** How wide all of it is, what one has to scroll to included; 0 where lines go from top to bottom. */
  width: number
  /** What has focus, and how far it is scrolled. */
  focus: string
  scrolled: string
  /** How many elements there are that are no scripts, and sheets of style. */
  elements: number
  sheets: number
  /** Whom it has asked for something. */
  asked: string[]
}

/** Runs in a page. It is sent as text, so all it needs is in it. */
export function observe(): Observed {
  const keysOf = (area: 'localStorage' | 'sessionStorage') => {
    try {
      return Object.keys(window[area])
    } catch {
      // A page without an origin has none.
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
  // Neither frames of the page by their number, nor keys that are no names, nor what zone.js keeps of events.
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

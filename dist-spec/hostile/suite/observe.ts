/** What a page is like that somebody embeds something in; all of it is the host's. */
export interface Observed {
  title: string
  address: string
  history: number
  cookies: string
  /** Keys that are kept, but for those of forms, which are documented. */
  kept: string[]
  frames: number
  /** Own properties of the window and of what the language is made of: 'Array.prototype.map'. */
  names: string[]
  /** Left, width and letters of what the host drew. */
  boxes: string[]
}

/** Runs in a page. It is sent as text, so all it needs is in it. */
export function observe(): Observed {
  const kept = [localStorage, sessionStorage].flatMap((storage) =>
    Array.from({ length: storage.length }, (_, at) => String(storage.key(at))),
  )
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
  // Neither frames of the page by their number nor keys that are no names.
  const names = owners.flatMap(([owner, object]) =>
    Reflect.ownKeys(object)
      .filter((key) => typeof key === 'string' && !/^\d+$/.test(key))
      .map((key) => `${owner}.${String(key)}`),
  )
  const boxes = [...document.querySelectorAll('[data-host]')].map((element) => {
    const { left, width } = element.getBoundingClientRect()
    const { font, color, textTransform } = getComputedStyle(element)
    return [Math.round(left), Math.round(width), font, color, textTransform].join(' ')
  })
  return {
    title: document.title,
    address: location.pathname,
    history: history.length,
    cookies: document.cookie,
    kept: kept.filter((key) => !key.startsWith('trip:')),
    frames: window.length,
    names: names.toSorted(),
    boxes,
  }
}

/** Milliseconds that a framework has to name the provider of a tag after it is on the page. */
const PATIENCE = 1000

/** What r2wc keeps the properties of an element under. */
const PROPS = Symbol.for('r2wc.props')

let isAwaited = false

/**
 * In a package: its files are bundled into a page, so their address says nothing. The page's own origin is called. The
 * console is told once that this is a guess, if a tag on the page still calls it after a second.
 */
export function home(): string {
  const { origin } = location
  const look = () => {
    if (!isCalled(origin, document)) return
    console.error(
      `trip-widgets: no provider is named, so ${origin} is asked. Write <html data-trip-provider="https://YOUR-PROVIDER">, or the attribute provider on the tag.`,
    )
  }
  if (!isAwaited) setTimeout(look, PATIENCE)
  isAwaited = true
  return origin
}

const isCalled = (origin: string, root: ParentNode): boolean =>
  [...root.querySelectorAll<Element & { [PROPS]?: { provider?: { origin: string } } }>('*')].some(
    (element) =>
      element[PROPS]?.provider?.origin === origin ||
      (element.shadowRoot && isCalled(origin, element.shadowRoot)),
  )

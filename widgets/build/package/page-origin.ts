/** Ms for a framework to set the provider of a connected tag. */
const PATIENCE = 1000

const PROPS = Symbol.for('r2wc.props')

let isAwaited = false

/** The page's origin, because bundled files have no address of their own. Warns once if a tag still uses it later. */
export function scriptOrigin(): string {
  const { origin } = location
  const look = () => {
    if (!isCalled(origin, document)) return
    console.error(
      `trip-widgets: no provider is set, so requests go to ${origin}. Set <html data-trip-provider="https://YOUR-PROVIDER">, or the attribute provider on the tag.`,
    )
  }
  if (!isAwaited) setTimeout(look, PATIENCE)
  isAwaited = true
  return origin
}

/** The host page's own origin is only a stand-in for a missing provider. */
export const isSite = ({ origin }: { origin: string }): boolean => origin !== location.origin

const isCalled = (origin: string, root: ParentNode): boolean =>
  [...root.querySelectorAll<Element & { [PROPS]?: { provider?: { origin: string } } }>('*')].some(
    (element) =>
      element[PROPS]?.provider?.origin === origin ||
      (element.shadowRoot && isCalled(origin, element.shadowRoot)),
  )

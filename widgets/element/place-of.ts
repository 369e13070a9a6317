/** How many elements of the same tag stand before the one whose section this is. */
export function placeOf(section: HTMLElement): number {
  // A screen is drawn nowhere else.
  const { host } = section.getRootNode() as ShadowRoot
  // The prototype's own: `<img name="querySelectorAll">` would stand in its place.
  const all = Document.prototype.querySelectorAll.call(document, host.localName)
  return Math.max(0, [...all].indexOf(host))
}

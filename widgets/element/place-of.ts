/** How many elements of the same tag stand before the one whose section this is. */
export function placeOf(section: HTMLElement): number {
  const { host } = section.getRootNode() as ShadowRoot
  return Math.max(0, [...document.querySelectorAll(host.localName)].indexOf(host))
}

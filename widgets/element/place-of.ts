/** How many elements of the same tag stand before the one whose section this is. */
export function placeOf(section: HTMLElement): number {
  const { host } = section.getRootNode() as ShadowRoot
  // Not of the document itself, where an image named 'querySelectorAll' would stand for the method.
  const page = document.documentElement
  return Math.max(0, [...page.querySelectorAll(host.localName)].indexOf(host))
}

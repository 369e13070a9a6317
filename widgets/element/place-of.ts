import { documentOf } from './own-document.ts'

/** How many elements of the same tag stand before the one whose section this is. */
export function placeOf(section: HTMLElement): number {
  // A screen is drawn nowhere else.
  const { host } = section.getRootNode() as ShadowRoot
  const all = documentOf(host).querySelectorAll(host.localName)
  return Math.max(0, [...all].indexOf(host))
}

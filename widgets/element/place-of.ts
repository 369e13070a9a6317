import { documentOf } from './own-document.ts'

/** Index of a section's element among the elements with the same tag. */
export function placeOf(section: HTMLElement): number {
  const { host } = section.getRootNode() as ShadowRoot
  const all = documentOf(host).querySelectorAll(host.localName)
  return Math.max(0, [...all].indexOf(host))
}

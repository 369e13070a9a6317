import { coloursIn } from './colours-in.ts'
import type { Scheme } from './contrast.ts'
import type { Element, Property, Values } from './element-kinds.ts'
import { texts } from './quoting.ts'
import { sendNothing } from './send-nothing.ts'
import { validOf } from './valid-css.ts'

export const DARK = '(prefers-color-scheme: dark)'

export interface Stage {
  setAttributes: (values: Values) => void
  /** Sets the theme and the valid custom properties. Returns the tag's colours by scheme, those of the shown one first. */
  dress: (
    theme: string,
    properties: readonly Property[],
    chosen: Readonly<Record<string, string>>,
  ) => readonly Scheme[]
}

/** A page without styles with the script of a tag. Links open in another tab, so that the preview stays. */
export function stageFor(tag: string): string {
  const { lang, dir, dataset } = document.documentElement
  return `<!doctype html><html lang="${lang}" dir="${dir}" data-trip-product="${dataset['tripProduct'] ?? 'trips'}"><title>${tag}</title><base target="_blank"><script type="module" src="/widgets/${tag}.js"></script><body></body></html>`
}

/**
 * Adds a tag to the page in a frame, which becomes as high as the tag. Its events are cancelled, and its calls refused
 * unless they only read, so nothing is sent.
 */
export function openStage(
  frame: HTMLIFrameElement,
  { tag, events }: Element,
  values: Values,
  onEvent: (event: CustomEvent<unknown>) => void,
  onRefused: () => void,
): Stage {
  sendNothing(frame.contentWindow as Window & typeof globalThis, onRefused)
  const { body, documentElement: root } = frame.contentDocument!
  for (const { name } of events) {
    root.addEventListener(name, (event) => {
      if (event.cancelable) event.preventDefault()
      onEvent(event as CustomEvent<unknown>)
    })
  }
  root.style.fontFamily = 'system-ui, sans-serif'
  body.style.margin = '0'
  const element = body.ownerDocument.createElement(tag)
  const setAttributes: Stage['setAttributes'] = (values) => {
    // A dialog needs room that the button in its place does not take.
    root.style.minHeight = 'button' in values ? '760px' : ''
    for (const name of element.getAttributeNames()) {
      if (!(name in values) && name !== 'style') element.removeAttribute(name)
    }
    for (const [name, value] of Object.entries(texts(values))) {
      if (element.getAttribute(name) !== value) element.setAttribute(name, value)
    }
  }
  setAttributes(values)
  body.append(element)
  const follow = () => {
    frame.height = String(Math.ceil(root.getBoundingClientRect().height))
  }
  new ResizeObserver(follow).observe(root)
  return {
    setAttributes,
    dress: (theme, properties, chosen) => {
      root.style.colorScheme = theme === 'auto' ? 'light dark' : theme
      const valid = validOf(properties, chosen)
      for (const { name } of properties) element.style.setProperty(name, valid[name] ?? '')
      return schemesOf(theme).map((name) => ({
        name,
        colours: coloursIn(body, name, properties, valid),
      }))
    },
  }
}

function schemesOf(theme: string): Scheme['name'][] {
  if (theme === 'light' || theme === 'dark') return [theme]
  return matchMedia(DARK).matches ? ['dark', 'light'] : ['light', 'dark']
}

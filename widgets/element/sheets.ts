import { documentOf } from './own-document.ts'

const sheets = new WeakMap<Window, Map<string, CSSStyleSheet>>()

/**
 * Colours that a page may set and without which the main button is not seen, by names of our own: a value that is
 * no colour counts as not set. A style sheet in a shadow root cannot register them.
 */
const COLOURS = ['--_trip-accent', '--_trip-strong']

/** Has a shadow root wear styles, with one sheet for each text and document. None can be made where nothing is drawn. */
export function dress(root: ShadowRoot, texts: readonly string[]): void {
  const view = documentOf(root).defaultView
  if (!view) return
  let made = sheets.get(view)
  if (!made) {
    sheets.set(view, (made = new Map()))
    for (const name of COLOURS) {
      try {
        view.CSS.registerProperty({
          name,
          syntax: '<color>',
          inherits: true,
          initialValue: '#d9541e',
        })
      } catch {
        // Another script of ours has done it, or the browser is too old.
      }
    }
  }
  root.adoptedStyleSheets = texts.map((css) => {
    let sheet = made.get(css)
    if (!sheet) {
      sheet = new view.CSSStyleSheet()
      sheet.replaceSync(css)
      made.set(css, sheet)
    }
    return sheet
  })
}

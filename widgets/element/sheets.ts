import { documentOf } from './own-document.ts'

/** Default accent, set by the build. */
declare const TRIP_ACCENT: string

const sheets = new WeakMap<Window, Map<string, CSSStyleSheet>>()

/**
 * Private colours for the main button: registered, so a page's invalid colour falls back to the default. A style sheet
 * in a shadow root cannot register properties.
 */
const COLOURS = ['--_trip-accent', '--_trip-strong']

/** Sets a shadow root's styles, with one sheet per text and window. A document without a window renders nothing. */
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
          initialValue: TRIP_ACCENT,
        })
      } catch {
        // Another script registered it, or the browser is too old.
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

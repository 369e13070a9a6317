/** Elements without an end (https://html.spec.whatwg.org/multipage/syntax.html#void-elements). */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/

/** A drawing, whose attributes have capitals of their own; the doctype; a start tag with its name and attributes. */
const PIECES =
  /<svg[\s>].*?<\/svg>|^<!doctype html>|<([a-z][\w-]*)((?:\s+[^\s=<>/"]+(?:="[^"]*")?)*)\s*(\/?)>/gis

/** An attribute: what stands before its name, the name, and its value. */
const ATTRIBUTE = /(\s+)([^\s=<>/"]+)(="[^"]*")?/g

/**
 * HTML of templates and of React as validators want it: attributes in small letters, empty values left out, no
 * slash after elements that have no end. Values must be quoted, and have no `<` or `>` in them that is not
 * escaped; so must be text. A browser makes the same document of both.
 */
export function validHtml(html: string): string {
  return html.replace(PIECES, (piece, name?: string, attributes = '', slash = '') => {
    if (name === undefined) return piece.startsWith('<!') ? '<!DOCTYPE html>' : piece
    const written = attributes.replace(
      ATTRIBUTE,
      (_: string, space: string, key: string, value = '') => {
        const kept = value === '=""' ? '' : value
        return space + key.toLowerCase() + kept
      },
    )
    return `<${name}${written}${VOID.test(name) ? '' : slash}>`
  })
}

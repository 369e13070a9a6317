import { LRUCache } from 'lru-cache'

/** Void elements (https://html.spec.whatwg.org/multipage/syntax.html#void-elements). */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/

/** Matches an SVG (its attributes are case-sensitive), the doctype, or a start tag with name and attributes. */
const PIECES =
  /<svg[\s>].*?<\/svg>|^<!doctype html>|<([a-z][\w-]*)((?:\s+[^\s=<>/"]+(?:="[^"]*")?)*)\s*(\/?)>/gis

const ATTRIBUTE = /(\s+)([^\s=<>/"]+)(="[^"]*")?/g

/** Start tags that were rewritten, 2 million characters at most. Most tags of a page are the same in the next one. */
const rewritten = new LRUCache<string, string>({
  maxSize: 2_000_000,
  sizeCalculation: (tag, piece) => tag.length + piece.length,
})

/**
 * Makes the HTML of templates and React valid: lower-case attributes, no empty values, no slash in void elements.
 * Values must be quoted, and `<` and `>` escaped in values and text. The DOM stays the same.
 */
export function validHtml(html: string): string {
  return html.replace(PIECES, (piece, name?: string, attributes = '', slash = '') => {
    if (name === undefined) return piece.startsWith('<!') ? '<!DOCTYPE html>' : piece
    const known = rewritten.get(piece)
    if (known !== undefined) return known
    const tag = startTag(name, attributes, slash)
    // Inputs have what a visitor has typed.
    if (name !== 'input') rewritten.set(piece, tag)
    return tag
  })
}

function startTag(name: string, attributes: string, slash: string): string {
  const written = attributes.replace(
    ATTRIBUTE,
    (_, space: string, key: string, value = '') =>
      space + key.toLowerCase() + (value === '=""' ? '' : value),
  )
  return `<${name}${written}${VOID.test(name) ? '' : slash}>`
}

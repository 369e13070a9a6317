const SVG = 'http://www.w3.org/2000/svg'
const TOKENS = /<(\/?)([\w-]+)((?:\s+[\w:-]+=(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|([^<]+)/g
const ATTRIBUTES = /([\w:-]+)=["'](.*?)["']/g

/**
 * Draws what a library has as markup of its own, in place of `innerHTML`, which pages with Trusted Types
 * forbid, and report. It knows elements, attributes in quotes and text, and no entities.
 */
export function draw(element: Element, markup: string): void {
  element.replaceChildren()
  const open = [element]
  for (const [, closes, name, attributes, empty, text] of String(markup).matchAll(TOKENS)) {
    const parent = open.at(-1)!
    if (text) parent.append(text)
    else if (closes) open.pop()
    else {
      const space = name === 'svg' ? SVG : parent.namespaceURI
      const made = document.createElementNS(space, name!)
      for (const [, key, value] of attributes!.matchAll(ATTRIBUTES)) made.setAttribute(key!, value!)
      parent.append(made)
      if (!empty) open.push(made)
    }
  }
}

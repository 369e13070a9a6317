const SVG = 'http://www.w3.org/2000/svg'
const TOKENS = /<(\/?)([\w-]+)((?:\s+[\w:-]+=(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|([^<]+)/g
const ATTRIBUTES = /([\w:-]+)=["'](.*?)["']/g

/**
 * Renders a library's markup without `innerHTML` (Trusted Types): elements, quoted attributes and text, no entities.
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

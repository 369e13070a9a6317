import { debug } from '../messages/debug.ts'
import type { Finding } from './finding.ts'
import { isOurs, type Placed } from './page.ts'
import css from './panel.css?inline'
import tokens from './panel-tokens.css?inline'

const NAME = 'trip-debug-panel'

/** `place` inserts the panel if it is missing. */
export interface Panel {
  show: (findings: readonly Finding[] | undefined) => void
  place: () => void
}

export const isOfPanel = (node: Node) => node instanceof HTMLElement && node.className === NAME

export function panelFor(placed: Placed | undefined): Panel {
  const host = document.createElement('div')
  host.className = NAME
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(tokens + css)
  root.adoptedStyleSheets = [sheet]
  const box = root.appendChild(withText('div', ''))
  box.role = 'status'
  let shown = ''
  return {
    show(findings) {
      const texts = findings?.map(({ says, write }) => `${says}\n${write}`)
      const now = texts ? texts.join('\n\n') : '…'
      if (now === shown) return
      shown = now
      box.className = findings ? (findings.length > 0 ? 'wrong' : 'fine') : ''
      box.replaceChildren(...contents(findings))
    },
    place() {
      const where = placeFor(placed)
      if (host.parentNode !== where.parent) where.parent.insertBefore(host, where.before)
    },
  }
}

/** Inside one of our elements, below its content. Inside an undefined element. After another script's element. */
function placeFor(placed: Placed | undefined): { parent: Node; before: Node | null } {
  if (!placed) return { parent: document.body, before: null }
  const { element, tag } = placed
  const { parentNode, nextSibling, shadowRoot } = element
  if (isOurs(tag)) return { parent: shadowRoot ?? element, before: null }
  if (customElements.get(tag) && parentNode) return { parent: parentNode, before: nextSibling }
  return { parent: element, before: null }
}

function contents(findings: readonly Finding[] | undefined): Node[] {
  const name = withText('b', 'trip-debug')
  const head = withText('p', ` ${titleOf(findings)}`)
  head.prepend(name)
  if (!findings || findings.length === 0) return [head]
  const list = document.createElement('ol')
  for (const { says, write } of findings) {
    const item = withText('li', says)
    if (write) item.append(withText('code', write))
    list.append(item)
  }
  return [head, list]
}

const titleOf = (findings: readonly Finding[] | undefined) =>
  findings ? (findings.length > 0 ? debug.wrong(findings.length) : debug.fine) : debug.looking

function withText<Name extends keyof HTMLElementTagNameMap>(name: Name, text: string) {
  const element = document.createElement(name)
  element.textContent = text
  return element
}

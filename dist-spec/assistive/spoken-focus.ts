import type { CDPSession } from '@playwright/test'

interface Property {
  name: string
  value: { value?: unknown; relatedNodes?: { backendDOMNodeId: number }[] }
}

/** https://chromedevtools.github.io/devtools-protocol/tot/Accessibility/ */
interface AxNode {
  nodeId: string
  parentId?: string
  ignored: boolean
  role?: { value?: string }
  name?: { value?: string }
  description?: { value?: string }
  value?: { value?: unknown }
  properties?: Property[]
  backendDOMNodeId?: number
}

export interface SpokenFocus {
  id: number
  role: string
  name: string
  level: number | undefined
  /** 'required', 'checked', 'value "5"' and the like, in spoken order. */
  states: string[]
  description: string
  /** Groups and landmarks around it, outermost first: 'group "Stop 1"'. */
  within: string[]
  /** The option or day that arrow keys have reached while focus stays in the field. */
  active: string
}

const PLACES = new Set(
  'alertdialog banner complementary contentinfo dialog Details form grid group listbox main navigation radiogroup region search table tablist tabpanel toolbar'.split(
    ' ',
  ),
)

const FOCUSED = `(() => {
  let at = document.activeElement
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement
  return at
})()`

const EXTRA = `function () {
  const place = this.ariaPosInSet && this.ariaPosInSet + ' of ' + this.ariaSetSize
  const type = this.localName === 'input' ? this.type : ''
  const isRequired = this.localName === 'select' && this.required
  return { place, type, isRequired, current: this.ariaCurrent, kind: this.ariaRoleDescription }
}`

interface Extra {
  place: string | null
  type: string
  /** Chromium exposes it for a select in the platform's tree, but not in this one. */
  isRequired: boolean
  current: string | null
  kind: string | null
}

/** The focused element; undefined if that is only the page. */
export async function spokenFocus(cdp: CDPSession): Promise<SpokenFocus | undefined> {
  const { result } = await cdp.send('Runtime.evaluate', { expression: FOCUSED })
  if (!result.objectId || /^(body|html)\b/.test(result.description ?? '')) return undefined
  const about = { objectId: result.objectId }
  const call = { ...about, functionDeclaration: EXTRA, returnByValue: true }
  const extra = (await cdp.send('Runtime.callFunctionOn', call)).result.value as Extra
  const { nodes } = await cdp.send('Accessibility.getPartialAXTree', about)
  const [node, ...others] = nodes as unknown as AxNode[]
  await cdp.send('Runtime.releaseObject', about)
  if (!node) return undefined
  return {
    id: node.backendDOMNodeId ?? 0,
    role: node.ignored ? '' : roleOf(node, extra),
    name: textOf(node.name),
    level: propertyOf(node, 'level') as number | undefined,
    states: statesOf(node, extra),
    description: textOf(node.description),
    within: placesOf(node, others),
    active: await activeOf(cdp, node),
  }
}

const textOf = (value?: { value?: unknown }) => String(value?.value ?? '').trim()

const relationOf = (node: AxNode, name: string) =>
  node.properties?.find((property) => property.name === name)?.value

const propertyOf = (node: AxNode, name: string) => relationOf(node, name)?.value

function roleOf(node: AxNode, { type, kind }: Extra): string {
  if (kind) return kind
  const role = textOf(node.role)
  if (type === 'password') return 'password textbox'
  if (type === 'file') return 'file button'
  return role === 'DisclosureTriangle' ? 'disclosure' : role
}

function statesOf(node: AxNode, { place, type, isRequired, current }: Extra): string[] {
  const is = (name: string) => propertyOf(node, name) === true
  const says = (name: string, yes: string, no: string) => {
    const value = propertyOf(node, name)
    return value === undefined ? [] : [value === true || value === 'true' ? yes : no]
  }
  const level = propertyOf(node, 'level')
  const popup = propertyOf(node, 'hasPopup')
  // Text that is spoken instead of a number.
  const value = String(propertyOf(node, 'valuetext') || textOf(node.value))
  return [
    ...(level ? [`level ${String(level)}`] : []),
    ...says('checked', 'checked', 'not checked'),
    ...says('pressed', 'pressed', 'not pressed'),
    ...says('selected', 'selected', 'not selected'),
    ...says('expanded', 'expanded', 'collapsed'),
    ...(popup === 'dialog' ? ['opens a dialog'] : []),
    ...(current && current !== 'false' ? [`current ${current}`] : []),
    ...(is('readonly') ? ['read only'] : []),
    ...(is('disabled') ? ['unavailable'] : []),
    ...(is('busy') ? ['busy'] : []),
    ...(is('required') || isRequired ? ['required'] : []),
    ...(['true', true].includes(propertyOf(node, 'invalid') as string) ? ['invalid'] : []),
    ...(place ? [place] : []),
    ...(value ? [`value "${type === 'password' ? '(hidden)' : value}"`] : []),
  ]
}

function placesOf(node: AxNode, others: AxNode[]): string[] {
  const byId = new Map(others.map((other) => [other.nodeId, other]))
  const places: string[] = []
  for (let at = byId.get(node.parentId ?? ''); at; at = byId.get(at.parentId ?? '')) {
    const role = textOf(at.role)
    if (at.ignored || !PLACES.has(role)) continue
    const [name, description] = [textOf(at.name), textOf(at.description)]
    const told = description && description !== name ? ` ("${description}")` : ''
    if (name || !['Details', 'group', 'form', 'table'].includes(role))
      places.unshift(`${role}${name ? ` "${name}"` : ''}${told}`)
  }
  return places
}

async function activeOf(cdp: CDPSession, node: AxNode): Promise<string> {
  const [related] = relationOf(node, 'activedescendant')?.relatedNodes ?? []
  if (!related) return ''
  const { object } = await cdp.send('DOM.resolveNode', { backendNodeId: related.backendDOMNodeId })
  const about = { objectId: object.objectId! }
  const call = { ...about, functionDeclaration: EXTRA, returnByValue: true }
  const extra = (await cdp.send('Runtime.callFunctionOn', call)).result.value as Extra
  const { nodes } = await cdp.send('Accessibility.getPartialAXTree', about)
  const [active] = nodes as unknown as AxNode[]
  if (!active) return ''
  return sentence(textOf(active.role), textOf(active.name), statesOf(active, extra))
}

/** 'textbox "Days", required'. */
export const sentence = (role: string, name: string, states: readonly string[]) =>
  [`${role}${name ? ` "${name}"` : ''}`, ...states].join(', ')

import { type AtRule, type ChildNode, type Container, parse, type Root, type Rule } from 'postcss'

/** Names in a page's HTML that its style sheets select. */
export interface Used {
  classes: ReadonlySet<string>
  /** Names of elements. */
  tags: ReadonlySet<string>
  /** As 'name' and 'name=value'. */
  attributes: ReadonlySet<string>
}

/** Finds the names that certain style sheets select. */
export type Look = (html: string) => Used

/** Media, properties and states that can wait for the whole sheet. */
const LATER_MEDIA = /^(?:print|\(forced-colors:\s*active\))$/
const LATER_PROPERTY = /^(?:transition|cursor|overscroll-behavior|scroll-snap)/
const LATER_STATE = /:(?:hover|active|disabled|popover-open|:view-transition|:backdrop)/

/** Holds a tag's shadow tree in HTML. */
const TEMPLATE = 'template'

/** A class of no page. */
const NONE = '.-'

const ATTRIBUTE = /\[([\w-]+)(?:=["']?([^"'\]\s]*)["']?|[^\]]*)\]/g
const TAG = /(?:^|[\s>+~,(])([a-z][\w-]*)/g
const INNERMOST = /(:(?:is|where|has))?\(([^()]*)\)/g

/** 'name', or 'name=value' where a selector has a value and no other operator. */
const written = (name: string, value: string | undefined) =>
  value === undefined ? name : `${name}=${value}`

/** Leaves out elements and attributes that no selector has, because they differ from page to page. */
export function lookFor(sheets: readonly Root[]): Look {
  const selected = new Set<string>([TEMPLATE])
  const names = new Set(['class'])
  for (const sheet of sheets) {
    sheet.walkRules(({ selector }) => {
      for (const [, name, value] of selector.matchAll(ATTRIBUTE)) {
        selected.add(written(name!, value))
        names.add(name!)
      }
      for (const [, tag] of selector.matchAll(TAG)) selected.add(tag!)
    })
  }
  const parts = new RegExp(
    `<([a-z][\\w-]*)| (${[...names].join('|')})(?:="([^"]*)"|(?=[\\s/>]))`,
    'g',
  )
  return (html) => {
    const lists = new Set<string>()
    const tags = new Set<string>()
    const attributes = new Set<string>()
    for (const [, tag, name, value] of html.matchAll(parts)) {
      if (tag) {
        if (selected.has(tag)) tags.add(tag)
      } else if (name === 'class') lists.add(value ?? '')
      else
        for (const one of [name!, `${name}=${value ?? ''}`])
          if (selected.has(one)) attributes.add(one)
    }
    return { classes: new Set([...lists].flatMap((list) => list.split(' '))), tags, attributes }
  }
}

export const parseCss = (text: string): Root => parse(text)

/** The rules of a sheet that a page uses before anything on it changes, in their order. */
export function usedCss(sheet: Root, used: Used): string {
  const kept = sheet.clone()
  prune(kept, used)
  const styles = kept.toString()
  kept.walkAtRules(/keyframes$/, (rule) => {
    // Its own name is one of them.
    if (styles.split(rule.params).length < 3) rule.remove()
  })
  return kept.toString()
}

function prune(parent: Container<ChildNode>, used: Used): void {
  parent.each((node) => {
    if (node.type === 'rule') pruneRule(node, used)
    else if (
      node.type === 'atrule' &&
      node.nodes &&
      /^(?:media|supports|container|layer|starting-style)$/.test(node.name)
    ) {
      if (node.name === 'media' && LATER_MEDIA.test(node.params)) node.remove()
      else pruneGroup(node, used)
    } else if (node.type === 'comment' || isPage(node)) node.remove()
  })
}

function pruneRule(rule: Rule, used: Used): void {
  const selectors = rule.selectors.filter((selector) => mayMatch(selector, used))
  // Setting them formats the rule.
  if (selectors.length < rule.selectors.length) rule.selectors = selectors
  rule.walkDecls(LATER_PROPERTY, (declaration) => void declaration.remove())
  if (selectors.length === 0 || rule.nodes.length === 0) rule.remove()
}

const isPage = (node: ChildNode) => node.type === 'atrule' && node.name === 'page'

function pruneGroup(group: AtRule, used: Used): void {
  prune(group as Container<ChildNode>, used)
  // The first mention of a layer decides on its place.
  if (group.nodes!.length === 0 && group.name !== 'layer') group.remove()
}

/** Ignores parentheses, such as those of `:not()`, except for lists of which one selector has to match. */
function mayMatch(selector: string, used: Used): boolean {
  const { classes, tags, attributes } = used
  let plain = selector
  for (let before = ''; before !== plain;) {
    before = plain
    plain = plain.replace(INNERMOST, (_, needsOne: string | undefined, list: string) =>
      needsOne && !list.split(',').some((one) => mayMatch(one, used)) ? NONE : '',
    )
  }
  const states = plain.matchAll(ATTRIBUTE)
  const bare = plain.replace(ATTRIBUTE, '')
  return (
    !LATER_STATE.test(bare) &&
    // A tag has parts from the server, or once its script runs, which waits for the sheets.
    (!bare.includes('::part') || tags.has(TEMPLATE)) &&
    [...bare.matchAll(/\.([\w-]+)/g)].every(([, name]) => classes.has(name!)) &&
    [...bare.matchAll(TAG)].every(([, name]) => tags.has(name!)) &&
    [...states].every(([, name, value]) => attributes.has(written(name!, value)))
  )
}

import { type AtRule, type ChildNode, type Container, parse, type Root } from 'postcss'

/** What a page's HTML has of what its style sheets select. */
export interface Used {
  classes: ReadonlySet<string>
  /** Names of custom elements. */
  tags: ReadonlySet<string>
}

/** Rules that can wait for the whole sheet: for paper, forced colours, pointers, and what happens later. */
const LATER_MEDIA = /^(?:print|\(forced-colors:\s*active\))$/
const LATER_STATE = /:(?:hover|active|disabled|popover-open|:view-transition|:backdrop)/

const names = (html: string, pattern: RegExp) =>
  new Set(Array.from(html.matchAll(pattern), ([, name]) => name!))

export function usedIn(html: string): Used {
  const lists = names(html, / class="([^"]+)"/g)
  return {
    classes: new Set([...lists].flatMap((list) => list.split(' '))),
    tags: names(html, /<(\w+-[\w-]+)/g),
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
    if (node.type === 'rule') {
      if (!node.selectors.some((selector) => mayMatch(selector, used))) node.remove()
    } else if (
      node.type === 'atrule' &&
      node.nodes &&
      /^(?:media|supports|container|layer)$/.test(node.name)
    ) {
      if (node.name === 'media' && LATER_MEDIA.test(node.params)) node.remove()
      else pruneGroup(node, used)
    } else if (node.type === 'comment' || isPage(node)) node.remove()
  })
}

const isPage = (node: ChildNode) => node.type === 'atrule' && node.name === 'page'

function pruneGroup(group: AtRule, used: Used): void {
  prune(group as Container<ChildNode>, used)
  // The first mention of a layer decides on its place.
  if (group.nodes!.length === 0 && group.name !== 'layer') group.remove()
}

/** Ignores what is in parentheses, such as that of `:not()`. */
function mayMatch(selector: string, { classes, tags }: Used): boolean {
  let plain = selector
  for (let before = ''; before !== plain;) {
    before = plain
    plain = plain.replace(/\([^()]*\)|\[[^[\]]*\]/g, '')
  }
  return (
    !LATER_STATE.test(plain) &&
    [...plain.matchAll(/\.([\w-]+)/g)].every(([, name]) => classes.has(name!)) &&
    [...plain.matchAll(/(?:^|[\s>+~])(\w+-[\w-]+)/g)].every(([, name]) => tags.has(name!))
  )
}

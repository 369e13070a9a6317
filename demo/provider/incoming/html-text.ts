import { withoutEntities } from './html-entities.ts'

/** Elements whose content nobody reads. */
const UNREAD = new Set([
  'script',
  'style',
  'head',
  'title',
  'template',
  'noscript',
  'svg',
  'object',
])

const BLOCKS = new Set(
  'address article blockquote div dl dd dt fieldset footer form h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tr ul'.split(
    ' ',
  ),
)

/** Deeper quotes look the same. */
const DEEPEST = 10

/**
 * The text of an HTML email: no tags, scripts or styles, the addresses of links in angle brackets, and quotes with '>' at
 * their lines. Reads each character once, because an email may be built to take long.
 */
export function textOfHtml(html: string): string {
  const lower = html.toLowerCase()
  const lines: string[] = []
  let line = ''
  let depth = 0
  let link: { address: string; from: number } | undefined
  const endLine = () => {
    const text = line.replaceAll(/\s+/g, ' ').trim()
    lines.push(`${'> '.repeat(Math.min(depth, DEEPEST))}${text}`)
    line = ''
  }
  const endBlock = () => {
    if (line.trim() !== '') endLine()
    link = undefined
  }
  const endLink = () => {
    if (!link) return
    const { address, from } = link
    link = undefined
    const words = line.slice(from).trim()
    if (!address.includes(words) || words === '') line += ` <${address}>`
    else if (words !== address) line = `${line.slice(0, from)}${address}`
  }

  for (let at = 0; at < html.length;) {
    const open = html.indexOf('<', at)
    line += withoutEntities(html.slice(at, open < 0 ? html.length : open)).replaceAll(/\s+/g, ' ')
    if (open < 0) break
    if (html.startsWith('<!--', open)) {
      const end = html.indexOf('-->', open)
      at = end < 0 ? html.length : end + 3
      continue
    }
    const [, slash, name = ''] = /^<(\/?)([a-z][a-z\d]*)/.exec(lower.slice(open, open + 30)) ?? []
    if (name === '' && !/[!?/]/.test(html[open + 1] ?? '')) {
      line += '<'
      at = open + 1
      continue
    }
    const end = endOfTag(html, open)
    const tag = html.slice(open, end)
    at = end
    if (!slash && UNREAD.has(name)) {
      const close = lower.indexOf(`</${name}`, end)
      at = close < 0 ? html.length : endOfTag(html, close)
    } else if (name === 'br') {
      endLine()
    } else if (name === 'a') {
      endLink()
      const address = slash ? undefined : addressIn(tag)
      if (address) link = { address, from: line.length }
    } else if (name === 'td' || name === 'th') {
      line += ' '
    } else if (BLOCKS.has(name)) {
      endLink()
      endBlock()
      if (name === 'blockquote') depth = Math.max(0, depth + (slash ? -1 : 1))
      if (name === 'p' && slash) endLine()
      if (name === 'li' && !slash) line = '- '
    }
  }
  endLink()
  endBlock()
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** The position after the '>' of a tag, which may have others in quoted values. */
function endOfTag(html: string, open: number): number {
  let quote = ''
  for (let at = open + 1; at < html.length; at += 1) {
    const character = html[at]!
    if (quote) quote = character === quote ? '' : quote
    else if (character === '>') return at + 1
    else if ((character === '"' || character === "'") && html[at - 1] === '=') quote = character
  }
  return html.length
}

function addressIn(tag: string): string | undefined {
  const [, double, single, bare] = /\bhref=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(tag) ?? []
  const address = withoutEntities(double ?? single ?? bare ?? '').trim()
  return /^(?:https?:|mailto:|tel:)/i.test(address)
    ? address.replace(/^(?:mailto|tel):/i, '')
    : undefined
}

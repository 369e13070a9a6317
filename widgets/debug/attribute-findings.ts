import { advice } from '../messages/debug.ts'
import { type Finding, findingAt } from './finding.ts'
import { EVERY_TAG, TAGS } from './tag-attributes.ts'
import { nearest } from './nearest.ts'
import { isOurs, type Placed } from './page.ts'

/** Global HTML attributes and `trip-debug`. */
const ANY =
  /^(?:accesskey|autofocus|class|contenteditable|dir|draggable|enterkeyhint|exportparts|hidden|id|inert|inputmode|is|lang|nonce|part|popover|role|slot|spellcheck|style|tabindex|title|translate|trip-debug)$|^(?:aria|data|item)|^on/

export function attributeFindings({ element, tag }: Placed): Finding[] {
  const known = { ...TAGS[tag], ...EVERY_TAG }
  const names = Object.keys(known)
  const findings: Finding[] = []
  for (const { name, value } of element.attributes) {
    const words = Object.hasOwn(known, name) ? known[name] : undefined
    if (words) findings.push(...valueFindings(name, value, words))
    // Skips attributes of frameworks, such as `@click`, `_ngcontent-x` and `v-cloak`.
    else if (!ANY.test(name)) {
      const meant = nearest(name, names)
      if (meant) findings.push(advice.unknownAttribute(tag, name, meant, value))
      else if (/^[a-z]+$/.test(name)) findings.push(advice.strangeAttribute(tag, name, names))
    }
  }
  if (tag === 'trip-attraction-card' && !element.getAttribute('attraction')) {
    findings.push(advice.noAttraction)
  }
  if (element.querySelector(Object.keys(TAGS).join())) findings.push(advice.unclosed(tag))
  if (isOurs(tag) && isUnseen(element)) findings.push(advice.unseen(tag))
  return findings.map((finding) => findingAt(element, finding))
}

/** Attributes with one value that does something. */
const ONLY_WORD: Readonly<Record<string, string>> = { analytics: 'dataLayer', attribution: 'off' }

const isOwnPage = (address: string) =>
  URL.canParse(address, document.baseURI) &&
  /^https?:$/.test(new URL(address, document.baseURI).protocol) &&
  new URL(address, document.baseURI).origin === location.origin

function valueFindings(name: string, value: string, words: readonly string[]): Finding[] {
  if (name === 'provider' && value && !/^https?:\/\/[^/]/i.test(value)) {
    return [advice.noAddress(value)]
  }
  if (name === 'thanks' && value && !isOwnPage(value)) return [advice.foreignThanks(value)]
  const only = ONLY_WORD[name]
  if (only && value && value !== only) return [advice.unknownWord(name, value, ['', only], only)]
  const [, origin] = /^(https?:\/\/[^/]+)\/./i.exec(value) ?? []
  if (name === 'provider' && origin) return [advice.unusedPath(value, origin)]
  const isFlag = words.length === 1
  if (isFlag) return /^(?:false|no|off|0)$/i.test(value) ? [advice.flagWithFalse(name, value)] : []
  if (!value || words.length === 0 || words.includes(value.toLowerCase())) return []
  const meant = nearest(value, words.filter(Boolean)) ?? words.find(Boolean) ?? ''
  return [advice.unknownWord(name, value, words, meant)]
}

function isUnseen(element: HTMLElement): boolean {
  const { width } = element.getBoundingClientRect()
  return element.isConnected && width === 0
}

/** Checks the attributes of `<html>` that apply to the whole page. */
export function pageWideFindings(): Finding[] {
  const names = Object.keys(EVERY_TAG).map((name) => `data-trip-${name}`)
  const findings: Finding[] = []
  for (const { name, value } of document.documentElement.attributes) {
    const [, short = ''] = /^(?:data-)?trip-(.*)$/.exec(name) ?? []
    if (!short || short === 'debug') continue
    const words = EVERY_TAG[short]
    const meant = nearest(`data-trip-${short}`, names)
    if (words) findings.push(...valueFindings(short, value, words))
    else if (meant) findings.push(advice.unknownAttribute('html', name, meant, value))
  }
  return findings
}

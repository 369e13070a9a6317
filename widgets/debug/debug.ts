// @chunk own
import { advice, debug } from '../messages/debug.ts'
import { attributeFindings, pageWideFindings } from './attribute-findings.ts'
import type { Finding } from './finding.ts'
import { isKnown, look, type Page, providerOf } from './page.ts'
import { isOfPanel, type Panel, panelFor } from './panel.ts'
import { originOf, policyFindings, watchPolicies } from './policies.ts'
import { later } from './probes.ts'
import { providerFindings } from './providers.ts'
import { scriptFindings } from './scripts.ts'
import { surroundingFindings } from './surroundings.ts'

/**
 * `trip-debug` reports problems of the page, with fixes. It runs as a module, as a classic script and pasted into a
 * console, because the problem may keep our scripts from running.
 */

/** Milliseconds without changes before the page is checked again. */
const QUIET = 300

const panels = new Map<HTMLElement, Panel>()
const said = new Set<string>()
let isLooking = false
let isStale = false
let isFine = false

function say({ says, write, about }: Finding): void {
  const text = `[trip-debug] ${says}${write ? `\n${write}` : ''}`
  if (said.has(text)) return
  said.add(text)
  if (about) console.warn(text, about)
  else console.warn(text)
}

async function findingsOn(page: Page): Promise<Finding[]> {
  const tags = page.tags.filter(({ tag }) => isKnown(tag))
  const slow = await Promise.all([scriptFindings(page), providerFindings(page)])
  const addresses = page.scripts.map(({ script }) => script.src)
  for (const { element } of tags) addresses.push(providerOf(element)?.origin ?? '')
  const origins = new Set(addresses.filter(Boolean).map(originOf))
  return [
    ...slow.flat(),
    ...policyFindings(origins),
    ...(page.tags.length > 0 ? [] : [advice.noTag]),
    ...surroundingFindings(),
    ...pageWideFindings(),
    ...tags.flatMap(attributeFindings),
  ]
}

/** Checks the page, and again if it has changed in the meantime. */
async function tell(): Promise<void> {
  isStale = true
  if (isLooking) return
  isLooking = true
  while (isStale) {
    isStale = false
    await later(QUIET)
    const page = look()
    for (const element of panels.keys()) if (!element.isConnected) panels.delete(element)
    const places = page.tags.length > 0 ? page.tags : [undefined]
    for (const placed of places) {
      const key = placed?.element ?? document.body
      if (!panels.has(key)) panels.set(key, panelFor(placed))
      const panel = panels.get(key)!
      panel.place()
      if (said.size === 0) panel.show(undefined)
    }
    const findings = await findingsOn(page)
    for (const placed of places) {
      const panel = panels.get(placed?.element ?? document.body)!
      panel.place()
      panel.show(findings.filter(({ about }) => !about || about === placed?.element))
    }
    for (const finding of findings) say(finding)
    if (findings.length === 0 && !isFine) console.info(`[trip-debug] ${debug.fine}`)
    isFine = findings.length === 0
  }
  isLooking = false
}

// A second copy, from another file or version, leaves the work to the first.
const page: EventTarget = document
const isFirst = page.dispatchEvent(new CustomEvent('trip-debug', { cancelable: true }))
if (isFirst) {
  document.addEventListener('trip-debug', (event) => {
    event.preventDefault()
    void tell()
  })
  watchPolicies(() => void tell())
  const start = () => {
    const isOwn = ({ addedNodes, removedNodes }: MutationRecord) =>
      [...addedNodes, ...removedNodes].every(
        (node) => isOfPanel(node) || node instanceof HTMLLinkElement,
      )
    const observer = new MutationObserver((changes) => {
      if (!changes.every(isOwn)) void tell()
    })
    // `document` is replaced by the build and is not a node.
    observer.observe(document.documentElement.ownerDocument, { childList: true, subtree: true })
    void tell()
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
  else start()
}

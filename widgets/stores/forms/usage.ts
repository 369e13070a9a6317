import {
  type Attribution,
  ATTRIBUTION_NAMES,
  bareAddress,
  bounded,
} from '../../contract/values/attribution.ts'
import type { WizardStep } from '../../contract/wizard-step.ts'
import type { Provider } from '../provider.ts'
import { scriptOrigin } from '../script-origin.ts'
import type { Tell } from './engine/declaration.ts'

/**
 * Origin of an enquiry: the page, its referrer's origin, the campaign in its address, and the host's `reference`.
 * Nothing if the visitor's browser or the host objects (https://www.w3.org/TR/gpc/).
 */
export function attributionOf(read: Tell['read'] = () => null): Attribution {
  if (!globalThis.document || isObjected(read)) return {}
  const { href, search, origin } = location
  const { referrer } = document
  // In a frame of the provider the page is the one around it.
  const isFramed = parent !== window && origin === scriptOrigin()
  const named = campaignIn(search) ?? campaignIn(landing()) ?? {}
  const from = bareAddress(referrer) && new URL(referrer).origin
  return bounded({
    ...named,
    page: bareAddress(isFramed ? referrer : href),
    referrer: isFramed || from === origin ? undefined : from,
    host_reference: read('reference'),
  })
}

function isObjected(read: Tell['read'] = () => null): boolean {
  const { globalPrivacyControl = false } = navigator as { globalPrivacyControl?: boolean }
  return globalPrivacyControl || read('attribution') === 'off'
}

/** `page=2` and the like in a host's address mean something else. */
const CAMPAIGN = /^(?:utm_|gclid|fbclid)/

/** Query of the address that loaded this document. A site without reloads shows its form at another one. */
function landing(): string {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded && URL.canParse(loaded.name) ? new URL(loaded.name).search : ''
}

function campaignIn(query: string): Record<string, string> | undefined {
  const parameters = new URLSearchParams(query)
  const found: Record<string, string> = {}
  // Not filtered above, because in the npm package the names may be evaluated later than this module.
  for (const name of ATTRIBUTION_NAMES) {
    const value = CAMPAIGN.test(name) && parameters.get(name)
    if (value) found[name] = value
  }
  return Object.keys(found).length > 0 ? found : undefined
}

const used = new WeakSet<Element>()

/**
 * Emits `start` on the first call, and `leave` if the page or the form goes before it was sent.
 * @param counted - provider that counts how far visitors get in the two-step form, unless they object
 */
export function followUsage(form: Element | null, tell: Tell, counted?: Provider | ''): void {
  const root = form?.getRootNode() as ShadowRoot | undefined
  // The form may have gone before this was loaded.
  if (!form || !root?.host || used.has(form)) return
  used.add(form)
  // Before the network goes. A host that clears local storage clears the flag of what still waits.
  if (tell.read?.('outbox') === 'on')
    void import('../outbox/outbox.ts').then(
      ({ wake }) => wake(),
      () => {},
    )
  const { host } = root
  const over = new AbortController()
  const { signal } = over
  const end = () => {
    over.abort()
    used.delete(form)
  }
  const leave = () => {
    end()
    tell('leave', {})
  }
  const gone = new MutationObserver(() => root.contains(form) || leave())
  gone.observe(root, { childList: true, subtree: true })
  signal.addEventListener('abort', () => gone.disconnect())
  addEventListener('pagehide', leave, { signal })
  if (counted && !isObjected(tell.read)) countSteps(host, counted, signal)
  host.addEventListener(`${host.localName}-sent`, end, { signal })
  tell('start', {})
}

/** Counts each step once, until `signal`. */
function countSteps(host: Element, provider: Provider, signal: AbortSignal): void {
  const reached = new Set<number>()
  const count = (step: WizardStep['step']) => {
    if (reached.has(step)) return
    reached.add(step)
    void import('./wizard/count-step.ts').then(
      ({ countStep }) => countStep(provider, step),
      () => {},
    )
  }
  const name = host.localName
  host.addEventListener(`${name}-step`, () => count(2), { signal })
  host.addEventListener(`${name}-sent`, () => count(3), { signal })
  count(1)
}

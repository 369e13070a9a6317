import { advice, forbidden } from '../messages/debug.ts'
import type { Finding } from './finding.ts'

interface Violation {
  effectiveDirective: string
  originalPolicy: string
  sourceFile?: string | null
  blockedURI?: string
  /** The same in a report. */
  blockedURL?: string
  disposition: string
}

const violations: Violation[] = []

/** Listens to violations, including earlier ones if the browser keeps them. */
export function watchPolicies(tell: () => void): void {
  const note = (violation: Violation) => {
    if (violation.disposition === 'report') return
    violations.push(violation)
    tell()
  }
  document.addEventListener('securitypolicyviolation', note)
  if (!('ReportingObserver' in globalThis)) return
  const read = (reports: Report[]) => {
    for (const { body } of reports) if (body) note(body as unknown as Violation)
  }
  new ReportingObserver(read, { types: ['csp-violation'], buffered: true }).observe()
}

/** Directive that allows a source in addition to the policy. */
export function lineFor(policy: string, violated: string, source: string): string {
  const directives = new Map<string, string[]>()
  for (const written of policy.split(/[;,]/)) {
    const [name = '', ...sources] = written.trim().split(/\s+/)
    if (!directives.has(name)) directives.set(name, sources)
  }
  const name = plain(violated)
  const counts = [violated, name, ...(name === 'worker-src' ? ['child-src', 'script-src'] : [])]
  const rule = [...counts, 'default-src'].find((directive) => directives.has(directive)) ?? name
  const sources = (directives.get(rule) ?? []).filter((word) => word !== `'none'`)
  return [rule === violated ? violated : name, ...sources, source].join(' ')
}

/** `script-src-elem` is a part of `script-src`. */
const plain = (directive: string) => directive.replace(/-(?:elem|attr)$/, '')

export function policyFindings(origins: ReadonlySet<string>): Finding[] {
  const told = new Map<string, Finding>()
  for (const violation of violations) {
    const { effectiveDirective, originalPolicy, sourceFile } = violation
    const name = plain(effectiveDirective)
    const what = forbidden[name]
    const address = addressIn(violation)
    const isBlob = /^blob\b/.test(address)
    const source = isBlob ? 'blob:' : originOf(address)
    if (!what || !origins.has(isBlob ? originOf(sourceFile ?? '') : source)) continue
    const wantsNonce = name === 'script-src' && /'nonce-|'strict-dynamic'/.test(originalPolicy)
    const finding = wantsNonce
      ? advice.nonce(address.replace(/\?trip-debug$/, ''))
      : advice.policy(what, lineFor(originalPolicy, effectiveDirective, source))
    told.set(`${name} ${source}`, finding)
  }
  return [...told.values()]
}

export const isForbidden = (directive: string, origin: string) =>
  violations.some(
    (violation) =>
      plain(violation.effectiveDirective) === directive &&
      originOf(addressIn(violation)) === origin,
  )

const addressIn = ({ blockedURI, blockedURL }: Violation) => blockedURI ?? blockedURL ?? ''

/** Origin of an address, or '' if it is invalid. */
export function originOf(address: string): string {
  try {
    return new URL(address, location.href).origin
  } catch {
    return ''
  }
}

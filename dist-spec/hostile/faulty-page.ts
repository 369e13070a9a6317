/** A mistake on a page, and the advice that `trip-debug` must give. */
interface Fault {
  /** Completes 'says'. */
  name: string
  /** Selector of the element whose panel has the advice. */
  at: string
  says: string
  write?: string
}

export interface FaultyPage {
  /** Completes the test name. */
  name: string
  /** `%P%` stands for the provider. */
  html: string
  headers?: Record<string, string>
  /** Runs before the page's own scripts. */
  before?: () => void
  faults: Fault[]
}

export const script = (path: string, attributes = '') =>
  `<script type="module" src="%P%/${path}.js" ${attributes}></script>`
export const line = (tag: string, attributes = '') =>
  `${script(`widgets/${tag}`)}<${tag} ${attributes}></${tag}>`
export const DEBUG = '<script src="%P%/widgets/trip-debug.js"></script>'
export const OPEN = `default-src 'none'; script-src %P% 'unsafe-inline'; style-src 'self'`

import type { Tell } from './declaration.ts'

/** What a host page hears, each by a function of its own. */
interface Host {
  onSend?: (detail: never) => boolean
  onSent?: (receipt: never) => void
  onFailed?: (detail: never) => void
}

/** Tells a host of functions; one without `onSend` lets everything be sent. */
export const telling =
  ({ onSend = () => true, onSent = () => {}, onFailed = () => {} }: Host = {}): Tell =>
  (name, detail) => {
    if (name === 'send') return onSend(detail as never)
    const tell = name === 'sent' ? onSent : onFailed
    tell(detail as never)
    return true
  }

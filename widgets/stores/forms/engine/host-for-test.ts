import type { Tell } from './declaration.ts'

interface Host {
  onSend?: (detail: never) => boolean
  onSent?: (receipt: never) => void
  onFailed?: (detail: never) => void
}

/** Without `onSend` nothing is cancelled. */
export const telling =
  ({ onSend = () => true, onSent = () => {}, onFailed = () => {} }: Host = {}): Tell =>
  (name, detail) => {
    if (name === 'send') return onSend(detail as never)
    const tell = name === 'sent' ? onSent : onFailed
    tell(detail as never)
    return true
  }

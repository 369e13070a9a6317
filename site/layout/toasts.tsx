import { useStore } from '@nanostores/react'
import { useEffect, useRef, type MouseEvent } from 'react'
import { $toasts, dismissToast, type Toast } from '../../widgets/stores/toasts.ts'
import { focusHeading } from './arrival.ts'
import { countdown, type Countdown } from './countdown.ts'
import styles from './toasts.module.css'

/** Milliseconds until a toast closes by itself (specification, section 9). */
const LIFETIME = 5000

/** Told apart without their colours: a tick, and an exclamation mark. */
const SIGNS = { success: 'M4 12.5L10 18.5L20 6.5', failure: 'M12 3V15M12 18.5V21.5' } as const

/** The messages that lie on the page, top right, the newest last. */
export function Toasts() {
  const toasts = useStore($toasts)
  const stack = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    // Above an open dialog, which nothing else in the page is.
    const covered = toasts.length > 0 && document.querySelector('dialog[open]')
    stack.current?.togglePopover?.(false)
    if (covered) stack.current?.togglePopover?.(true)
  }, [toasts])

  return (
    <output>
      <span ref={stack} className={styles.toasts} popover="manual">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} {...toast} />
        ))}
      </span>
    </output>
  )
}

/** Stays for as long as somebody points at it or is in it with the keyboard. */
function ToastCard({ id, kind, text, said }: Toast) {
  const time = useRef<Countdown>(undefined)
  /** Where somebody came from with the keyboard, and goes back to. */
  const from = useRef<Element | null>(null)
  const close = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (currentTarget.matches(':focus')) {
      if (from.current instanceof HTMLElement && from.current.isConnected) from.current.focus()
      else focusHeading()
    }
    dismissToast(id)
  }
  useEffect(() => {
    const running = countdown(LIFETIME, () => dismissToast(id))
    time.current = running
    return running.stop
  }, [id])

  return (
    <span
      className={kind === 'failure' ? `${styles.toast} ${styles.failure}` : styles.toast}
      data-toast={kind}
      role="presentation"
      onPointerEnter={() => time.current?.hold()}
      onPointerLeave={({ currentTarget }) => {
        if (!currentTarget.contains(document.activeElement)) time.current?.letGo()
      }}
      onFocus={({ relatedTarget }) => {
        from.current = relatedTarget
        time.current?.hold()
      }}
      onBlur={({ currentTarget }) => {
        if (!currentTarget.matches(':hover')) time.current?.letGo()
      }}
    >
      <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={SIGNS[kind]} fill="none" stroke="currentColor" strokeWidth="3" />
      </svg>
      <span className={styles.text} data-toast-text aria-hidden={said || undefined}>
        {text}
      </span>
      <button type="button" aria-label="Close message" onClick={close}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M3 3L13 13M13 3L3 13" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
    </span>
  )
}

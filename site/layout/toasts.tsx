import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { $toasts, dismissToast, type Toast } from '../../widgets/stores/toasts.ts'
import { countdown, type Countdown } from './countdown.ts'
import '../styles/toasts.css'

/** Milliseconds until a toast closes by itself (specification, section 9). */
const SHOWN = 5000

/** The messages that lie on the page, top right, the newest last. */
export function Toasts() {
  const toasts = useStore($toasts)
  return (
    <output className="toasts">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} {...toast} />
      ))}
    </output>
  )
}

/** Stays for as long as somebody points at it or is in it with the keyboard. */
function ToastCard({ id, kind, text }: Toast) {
  const time = useRef<Countdown>(undefined)
  useEffect(() => {
    const running = countdown(SHOWN, () => dismissToast(id))
    time.current = running
    return running.stop
  }, [id])

  return (
    <span
      className={`toast ${kind}`}
      role="presentation"
      onPointerEnter={() => time.current?.hold()}
      onPointerLeave={({ currentTarget }) => {
        if (!currentTarget.contains(document.activeElement)) time.current?.letGo()
      }}
      onFocus={() => time.current?.hold()}
      onBlur={({ currentTarget }) => {
        if (!currentTarget.matches(':hover')) time.current?.letGo()
      }}
    >
      <span className="toast-text">{text}</span>
      <button type="button" aria-label="Close message" onClick={() => dismissToast(id)}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M3 3L13 13M13 3L3 13" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
    </span>
  )
}

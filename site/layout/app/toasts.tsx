import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { $toasts, dismissToast, type Toast } from '../../../widgets/stores/toasts.ts'
import { $currentPage } from '../../routing/current-page.ts'
import { countdown, type Countdown } from './countdown.ts'
import { placeFor } from './free-place.ts'
import { useF6 } from './use-f6.ts'
import * as says from '../../messages/en/layout.ts'
import styles from './toasts.module.css'

/** Milliseconds (specification, section 9). */
const LIFETIME = 5000

/** A tick and an exclamation mark, so that kinds differ without colour. */
const SIGNS = { success: 'M4 12.5L10 18.5L20 6.5', failure: 'M12 3V15M12 18.5V21.5' } as const

/** Toasts are first in the tab order, and clear of headings and buttons where there is room. */
export function Toasts() {
  const toasts = useStore($toasts, { ssr: 'initial' })
  const stack = useRef<HTMLSpanElement>(null)
  const some = toasts.length > 0
  const giveFocusBack = useF6(stack, some)
  useEffect(() => {
    // Only the top layer is above an open dialog.
    const covered = some && document.querySelector('dialog[open]')
    stack.current?.togglePopover?.(false)
    if (covered) stack.current?.togglePopover?.(true)
  }, [toasts])
  const { visit } = useStore($currentPage)
  useEffect(() => () => makeRoom(0), [visit.path])
  useLayoutEffect(() => (some ? keepInPlace(stack.current) : undefined), [some, toasts])

  const close = (id: number) => {
    const isLast = $toasts.get().length === 1
    dismissToast(id)
    if (isLast) giveFocusBack()
    else queueMicrotask(() => stack.current?.querySelector('button')?.focus())
  }
  return (
    // Announces new messages only, not the whole list again.
    <output aria-atomic={false}>
      <span
        ref={stack}
        className={styles.toasts}
        popover="manual"
        data-toasts
        {...(some && { role: 'region', 'aria-label': says.notifications })}
      >
        {toasts.map((toast) => (
          <ToastCard key={toast.id} {...toast} onClose={close} />
        ))}
      </span>
    </output>
  )
}

/** The space stays when the message closes, so that the page does not jump under the reader. */
function makeRoom(px: number): void {
  document.querySelector('main')?.style.setProperty('padding-block-start', px > 0 ? `${px}px` : '')
}

/** Stacks that the pointer moved onto. They stay in place while their messages change. */
const pointedAt = new WeakSet<HTMLElement>()

function keepInPlace(stack: HTMLElement | null): (() => void) | undefined {
  if (!stack) return
  const lay = () => {
    if (mayScroll) makeRoom(0)
    stack.style.removeProperty('inset-block-start')
    const { left, top, right, height } = stack.getBoundingClientRect()
    const bottom = innerHeight - (document.documentElement.clientWidth - right)
    const place = placeFor({ left, top, right, bottom }, height)
    stack.style.setProperty('inset-block-start', `${place.top}px`)
    if (!place.moveDown || !mayScroll) return
    const above = Math.min(scrollY, place.moveDown)
    scrollBy({ top: -above, behavior: 'instant' })
    makeRoom(place.moveDown - above)
  }
  // A stack under a pointer that moved onto it stays; a pointer that rested where it appeared does not count.
  const layAnew = () => {
    if (!signal.aborted && !pointedAt.has(stack) && !stack.matches(':focus-within')) lay()
  }
  const ended = new AbortController()
  const { signal } = ended
  stack.addEventListener('pointermove', () => pointedAt.add(stack), { signal })
  stack.addEventListener('pointerleave', () => pointedAt.delete(stack), { signal })
  // Never scrolls against the visitor.
  let mayScroll = true
  for (const moved of ['wheel', 'touchmove', 'keydown'])
    addEventListener(moved, () => (mayScroll = false), { signal, passive: true })
  const sizes = new ResizeObserver(layAnew)
  for (const part of document.querySelectorAll('main, main > *')) sizes.observe(part)
  const arrivals = new MutationObserver(layAnew)
  arrivals.observe(document.querySelector('main') ?? document.body, {
    childList: true,
    subtree: true,
  })
  addEventListener('resize', layAnew, { signal })
  addEventListener('scrollend', layAnew, { signal })
  // The page itself scrolls to its confirmation.
  const scrolled = () => {
    if (mayScroll) requestAnimationFrame(layAnew)
  }
  addEventListener('scroll', scrolled, { signal })
  layAnew()
  // Observers here do not see changes inside shadow roots.
  const looks = [100, 300, 1000].map((after) => setTimeout(layAnew, after))
  return () => {
    ended.abort()
    for (const look of looks) clearTimeout(look)
    sizes.disconnect()
    arrivals.disconnect()
  }
}

interface ToastCardProps extends Toast {
  onClose: (id: number) => void
}

function ToastCard({ id, kind, text, said, onClose }: ToastCardProps) {
  const time = useRef<Countdown>(undefined)
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
      onFocus={() => time.current?.hold()}
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
      <button
        type="button"
        aria-live="off"
        aria-label={says.closeMessage}
        onClick={() => onClose(id)}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M3 3L13 13M13 3L3 13" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
    </span>
  )
}

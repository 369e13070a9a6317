import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { $toasts, dismissToast, type Toast } from '../../widgets/stores/toasts.ts'
import { $currentPage } from '../routing/current-page.ts'
import { countdown, type Countdown } from './countdown.ts'
import { placeFor } from './free-place.ts'
import { useF6 } from './use-f6.ts'
import styles from './toasts.module.css'

/** Milliseconds until a toast closes by itself (specification, section 9). */
const LIFETIME = 5000

/** Told apart without their colours: a tick, and an exclamation mark. */
const SIGNS = { success: 'M4 12.5L10 18.5L20 6.5', failure: 'M12 3V15M12 18.5V21.5' } as const

/**
 * The messages that lie on the page, top right, the newest last: over no heading and no button, as far as
 * the window has room. The first stop of the keyboard, which F6 leads to as well.
 */
export function Toasts() {
  const toasts = useStore($toasts)
  const stack = useRef<HTMLSpanElement>(null)
  const some = toasts.length > 0
  const giveFocusBack = useF6(stack, some)
  useEffect(() => {
    // Above an open dialog, which nothing else in the page is.
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
    // What is new is said, without what was said before.
    <output aria-atomic={false}>
      <span
        ref={stack}
        className={styles.toasts}
        popover="manual"
        data-toasts
        {...(some && { role: 'region', 'aria-label': 'Notifications' })}
      >
        {toasts.map((toast) => (
          <ToastCard key={toast.id} {...toast} onClose={close} />
        ))}
      </span>
    </output>
  )
}

/** Moves the page down by so many px. It stays there when the message goes, so that nothing jumps under its reader. */
function makeRoom(px: number): void {
  document.querySelector('main')?.style.setProperty('padding-block-start', px > 0 ? `${px}px` : '')
}

/** Stacks under a pointer that moved onto them; kept while their messages change. */
const pointedAt = new WeakSet<HTMLElement>()

/** Lays messages where they cover nothing that matters, also when the page around them changes. */
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
  // A message stays under a pointer that moved onto it, not under one that rested where it appeared.
  const layAnew = () => {
    if (!signal.aborted && !pointedAt.has(stack) && !stack.matches(':focus-within')) lay()
  }
  const ended = new AbortController()
  const { signal } = ended
  stack.addEventListener('pointermove', () => pointedAt.add(stack), { signal })
  stack.addEventListener('pointerleave', () => pointedAt.delete(stack), { signal })
  // A person who scrolls is not scrolled back.
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
  // The page scrolls by itself to what it confirms.
  const scrolled = () => {
    if (mayScroll) requestAnimationFrame(layAnew)
  }
  addEventListener('scroll', scrolled, { signal })
  layAnew()
  // What changes inside of a tag is seen by no observer here.
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

/** Stays for as long as somebody points at it or is in it with the keyboard. */
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
      {/* Nobody has to hear of it with each message. */}
      <button type="button" aria-live="off" aria-label="Close message" onClick={() => onClose(id)}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M3 3L13 13M13 3L3 13" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
    </span>
  )
}

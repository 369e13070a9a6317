import type { MouseEvent, ReactNode } from 'react'

export interface Opening {
  /** Without it, a button only notifies the host page. */
  href: string | undefined
  /** False if the host page cancelled it. */
  onOpen: () => boolean
}

export interface OpenerProps extends Opening {
  /** The card's one link or button; without it, an area over a picture for pointers only. */
  children?: ReactNode
}

export function Opener({ href, onOpen, children }: OpenerProps) {
  const press = (event: MouseEvent) => {
    // Modified clicks open a new tab or window.
    const { ctrlKey, metaKey, shiftKey, altKey } = event
    if (href && (ctrlKey || metaKey || shiftKey || altKey)) return
    if (!onOpen()) event.preventDefault()
  }
  const own = children
    ? ({ className: 'open', part: 'open' } as const)
    : ({ className: 'area', tabIndex: -1, 'aria-hidden': true, draggable: false } as const)
  return href ? (
    <a {...own} href={href} onClick={press}>
      {children}
    </a>
  ) : (
    <button {...own} type="button" onClick={press}>
      {children}
    </button>
  )
}

import type { MouseEvent, ReactNode } from 'react'

export interface Opening {
  /** Where it leads; a button that only tells the host where there is none. */
  href: string | undefined
  /** False when the host has cancelled it. */
  onOpen: () => boolean
}

export interface OpenerProps extends Opening {
  /** The card's one link or button; without it an area for pointers alone, over a picture. */
  children?: ReactNode
}

/** What a press opens the attraction with. */
export function Opener({ href, onOpen, children }: OpenerProps) {
  const press = (event: MouseEvent) => {
    // A new tab or window is for the browser to open.
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

import { type RefObject, useEffect, useState } from 'react'
import styles from './plan-bar.module.css'

interface PlanBarProps {
  name: string
  href: string
  /** What the bar stands in for while it is out of sight. */
  standsInFor: RefObject<HTMLElement | null>
}

/** Pixels of the page's own header, under which nothing is in sight. */
const HEADER = 72

/**
 * On phones, the page's first action at the bottom of the screen. Those who hear or tab through the page
 * have the link that it stands in for, and are not told of it twice.
 */
export function PlanBar({ name, href, standsInFor }: PlanBarProps) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const first = standsInFor.current
    if (!first) return
    const watch = new IntersectionObserver(([seen]) => seen && setShown(!seen.isIntersecting), {
      rootMargin: `-${HEADER}px 0px 0px`,
    })
    watch.observe(first)
    return () => watch.disconnect()
  }, [standsInFor])

  return (
    <div className={styles.bar} data-plan-bar={shown ? 'shown' : ''} aria-hidden="true">
      <a className="strong-button" href={href} tabIndex={-1}>
        <span>Plan a trip to {name}</span>
      </a>
    </div>
  )
}

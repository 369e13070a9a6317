import { type RefObject, useEffect, useState } from 'react'
import * as says from '../messages/en/attraction.ts'
import styles from './plan-bar.module.css'

interface PlanBarProps {
  name: string
  href: string
  /** The link that the bar replaces while it is out of sight. */
  standsInFor: RefObject<HTMLElement | null>
}

/** Height of the sticky header, in px. */
const HEADER = 72

/** Hidden from keyboard and screen readers, which have the original link. */
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
        <span>{says.plan(name)}</span>
      </a>
    </div>
  )
}

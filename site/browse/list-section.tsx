import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { $isRefreshing } from '../routing/current-page.ts'
import styles from './list-section.module.css'

interface ListSectionProps {
  /** A `small` in it is the location. */
  title: ReactNode
  count: string | null
  more?: ReactNode
  children: ReactNode
}

export function ListSection({ title, count, more, children }: ListSectionProps) {
  const isRefreshing = useStore($isRefreshing)
  return (
    <section className={styles.section} aria-labelledby="listing" aria-busy={isRefreshing}>
      <div className={styles.head}>
        <h2 id="listing">{title}</h2>
        <div className={styles.extent}>
          <p role="status">{count}</p>
          {more}
        </div>
      </div>
      {children}
    </section>
  )
}

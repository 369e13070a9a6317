import type { ReactNode } from 'react'
import { Pugmarks } from '../pictures/pugmarks.tsx'
import styles from './tracks.module.css'

interface TracksProps {
  title: string
  /** What it means, and a way on. */
  children: ReactNode
}

/** In place of a page that is not there: tracks that fade, and what to do about it. */
export function Tracks({ title, children }: TracksProps) {
  return (
    <section className={styles.page}>
      <Pugmarks className={styles.tracks} />
      <div>
        <h1>{title}</h1>
        {children}
      </div>
    </section>
  )
}

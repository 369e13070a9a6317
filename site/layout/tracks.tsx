import type { ReactNode } from 'react'
import { Pugmarks } from '../pictures/pugmarks.tsx'
import styles from './tracks.module.css'

interface TracksProps {
  title: string
  children: ReactNode
}

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

import type { ReactNode } from 'react'
import { Crumbs } from './crumbs.tsx'
import type { Step } from './structured-data.ts'
import styles from './poster-banner.module.css'

interface PosterBannerProps {
  steps: Step[]
  picture?: ReactNode
  tall?: boolean
  /** A heading and its context; `small` text is marigold. */
  words: ReactNode
  children: ReactNode
}

export function PosterBanner({ steps, picture, tall, words, children }: PosterBannerProps) {
  return (
    <header className={tall ? `${styles.poster} ${styles.tall}` : styles.poster}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={`green-ground ${styles.title}`}>
        <Crumbs steps={steps} />
        <div className={styles.words}>{words}</div>
        <div className={styles.ways}>{children}</div>
      </div>
    </header>
  )
}

import type { ReactNode } from 'react'
import { Crumbs } from './crumbs.tsx'
import type { Step } from './structured-data.ts'
import styles from './poster-banner.module.css'

interface PosterBannerProps {
  steps: Step[]
  /** Without one the words have the whole width. */
  picture?: ReactNode
  /** As high as a screen has room for: the picture is what people come to see. */
  tall?: boolean
  /** A heading, and what it is of; a `small` in it is printed in marigold. */
  words: ReactNode
  /** The ways on. */
  children: ReactNode
}

/** What a page of somewhere begins with: its picture, its name on the posters' green, and the ways on. */
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

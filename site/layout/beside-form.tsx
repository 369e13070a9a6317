import type { ReactNode } from 'react'
import type { Poster } from '../pictures/journeys.ts'
import { PosterPicture } from './poster-picture.tsx'
import styles from './beside-form.module.css'

interface BesideFormProps {
  title: string
  lead: string
  first?: ReactNode
  poster: Poster
  notes: ReactNode
  children: ReactNode
}

export function BesideForm({ title, lead, first, poster, notes, children }: BesideFormProps) {
  return (
    <div className={`page-body ${styles.besideForm}`}>
      <header>
        <h1>{title}</h1>
        <p className="lead-paragraph">{lead}</p>
        {first}
      </header>
      <div className={styles.form}>{children}</div>
      <aside className={`green-ground ${styles.notes}`}>
        <PosterPicture poster={poster} />
        <div className={styles.band}>{notes}</div>
      </aside>
    </div>
  )
}

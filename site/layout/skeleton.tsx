import type { Route } from '../routing/router.ts'
import * as layout from '../messages/en/layout.ts'
import styles from './skeleton.module.css'

const POSTERS = new Set<Route | undefined>([
  'home',
  'attraction',
  'region',
  'destinations',
  'corporate',
])

export function Skeleton({ route }: { route: Route | undefined }) {
  return (
    <div className={styles.skeleton}>
      {POSTERS.has(route) && <div className={`green-ground ${styles.banner}`} />}
      <SkeletonLines />
    </div>
  )
}

/** The first line stands for the heading, unless the heading is there already. */
export function SkeletonLines({ underHeading = false }) {
  const Word = underHeading ? 'p' : 'h1'
  return (
    <>
      <div role="status">
        <Word className="visually-hidden">{layout.loading}</Word>
      </div>
      <div className={underHeading ? `${styles.lines} ${styles.underHeading}` : styles.lines}>
        <span />
        <span />
        <span />
      </div>
    </>
  )
}

import type { Route } from '../routing/router.ts'
import styles from './waiting.module.css'

/** Pages that begin with a poster on green; all others are paper from their first line. */
const POSTERS = new Set<Route | undefined>([
  'home',
  'attraction',
  'region',
  'destinations',
  'corporate',
])

/** The skeleton of a page, on that page's own ground: stands there for as long as it is on its way. */
export function Waiting({ route }: { route: Route | undefined }) {
  return (
    <div className={styles.waiting}>
      {POSTERS.has(route) && <div className={`green-ground ${styles.banner}`} />}
      <WaitingLines />
    </div>
  )
}

/** A few lines of what is on its way; the first stands for the page's heading, unless that is there. */
export function WaitingLines({ underHeading = false }) {
  const Word = underHeading ? 'p' : 'h1'
  return (
    <>
      <div role="status">
        <Word className="visually-hidden">Loading</Word>
      </div>
      <div className={underHeading ? `${styles.lines} ${styles.underHeading}` : styles.lines}>
        <span />
        <span />
        <span />
      </div>
    </>
  )
}

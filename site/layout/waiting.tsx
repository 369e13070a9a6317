import styles from './waiting.module.css'

/** The skeleton of a page: stands where it will be, for as long as it is on its way. */
export function Waiting() {
  return (
    <div className={styles.waiting}>
      <div className={styles.banner} />
      <WaitingLines />
    </div>
  )
}

/** A few lines of what is on its way; the first is that of a heading, unless the heading is there. */
export function WaitingLines({ underHeading = false }) {
  return (
    <>
      <p className="visually-hidden" role="status">
        Loading
      </p>
      <div className={underHeading ? `${styles.lines} ${styles.underHeading}` : styles.lines}>
        <span />
        <span />
        <span />
      </div>
    </>
  )
}

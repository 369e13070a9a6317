import styles from './on-its-way.module.css'

/** A thin line at the very top for as long as a page, or more of it, is on its way. */
export function OnItsWay({ active }: { active: boolean }) {
  return active ? <div className={styles.line} data-on-its-way aria-hidden="true" /> : null
}

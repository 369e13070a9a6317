import styles from './on-its-way.module.css'

export function OnItsWay({ active }: { active: boolean }) {
  return active ? <div className={styles.line} data-on-its-way aria-hidden="true" /> : null
}

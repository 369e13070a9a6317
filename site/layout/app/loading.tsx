import styles from './loading.module.css'

export function Loading({ active }: { active: boolean }) {
  return active ? <div className={styles.line} data-loading aria-hidden="true" /> : null
}

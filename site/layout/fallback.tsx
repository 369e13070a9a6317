import { brand } from '../brand.ts'
import styles from './fallback.module.css'
import { PhoneLink } from './phone-link.tsx'

export function Fallback({ children }: { children: string }) {
  return (
    <div className={styles.fallback}>
      <h2>The form didn’t load.</h2>
      <p>
        {children} Call <PhoneLink /> or email{' '}
        <a href={`mailto:${brand.enquiries}`}>{brand.enquiries}</a>.
      </p>
    </div>
  )
}

import { brand } from '../brand.ts'
import styles from './fallback.module.css'
import { PhoneLink } from './phone-link.tsx'

export function Fallback({ children }: { children: string }) {
  return (
    <div className={styles.fallback}>
      <h2>The form has not come through.</h2>
      <p>
        {children} Call <PhoneLink /> or write to{' '}
        <a href={`mailto:${brand.enquiries}`}>{brand.enquiries}</a>.
      </p>
    </div>
  )
}

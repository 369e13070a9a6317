import { brand } from '../brand.ts'
import { pathOf } from '../routing/router.ts'
import styles from './review-form.module.css'
import { PhoneLink } from '../layout/phone-link.tsx'

export function ReviewForm({ attraction }: { attraction: string | undefined }) {
  return (
    <trip-review privacy={pathOf('privacy')} attraction={attraction}>
      <div className={styles.fallback}>
        <h2>The form didn’t load.</h2>
        <p>
          You can also call <PhoneLink /> or email{' '}
          <a href={`mailto:${brand.enquiries}`}>{brand.enquiries}</a>.
        </p>
      </div>
    </trip-review>
  )
}

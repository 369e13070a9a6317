import { brand } from '../brand.ts'
import { pathOf } from '../routing/router.ts'
import styles from './review-form.module.css'
import { PhoneLink } from '../layout/phone-link.tsx'

export function ReviewForm({ attraction }: { attraction: string | undefined }) {
  return (
    <trip-review privacy={pathOf('privacy')} attraction={attraction}>
      <div className={styles.fallback}>
        <h2>The form has not come through.</h2>
        <p>
          Tell us by phone or letter just as well: call <PhoneLink /> or write to{' '}
          <a href={`mailto:${brand.enquiries}`}>{brand.enquiries}</a>.
        </p>
      </div>
    </trip-review>
  )
}

import { pathOf } from '../routing/router.ts'
import { EmailLink } from '../layout/email-link.tsx'
import { Sentence } from '../layout/sentence.tsx'
import * as layout from '../messages/en/layout.ts'
import * as says from '../messages/en/reviews.ts'
import styles from './review-form.module.css'
import { PhoneLink } from '../layout/phone-link.tsx'

export function ReviewForm({ attraction }: { attraction: string | undefined }) {
  return (
    <trip-review heading="" privacy={pathOf('privacy')} attraction={attraction}>
      <div className={styles.fallback}>
        <h2>{layout.formFailed}</h2>
        <p>
          <Sentence text={says.formFallback} phone={<PhoneLink />} email={<EmailLink />} />
        </p>
      </div>
    </trip-review>
  )
}

import { Dashboard } from '../account/dashboard.tsx'
import { Message } from '../layout/message.tsx'
import { definePage } from '../routing/page.ts'
import { pathOf } from '../routing/router.ts'
import { EmailLink } from '../layout/email-link.tsx'
import { Sentence } from '../layout/sentence.tsx'
import * as layout from '../messages/en/layout.ts'
import * as reviews from '../messages/en/reviews.ts'
import * as says from '../messages/en/submit-review.ts'
import styles from './submit-review.module.css'

export const page = definePage({
  hasTags: true,
  head: () => ({ title: layout.submitReview, description: says.description }),
  View: SubmitReview,
  Frame: Dashboard,
})

function SubmitReview() {
  return (
    <>
      <h1>{reviews.formTitle}</h1>
      <p className="lead-paragraph">{says.lead}</p>
      <div className={styles.form}>
        <trip-review heading="" privacy={pathOf('privacy')}>
          <div className={styles.instead}>
            <Message title={layout.formFailed}>
              <p>
                <Sentence text={says.byEmail} email={<EmailLink />} />
              </p>
            </Message>
          </div>
        </trip-review>
      </div>
    </>
  )
}

import { Dashboard } from '../account/dashboard.tsx'
import { brand } from '../brand.ts'
import { Message } from '../layout/message.tsx'
import { definePage } from '../routing/page.ts'
import { pathOf } from '../routing/router.ts'
import styles from './submit-review.module.css'

export const page = definePage({
  head: () => ({ title: 'Submit review', description: 'Write a review of a place you have seen.' }),
  View: SubmitReview,
  Frame: Dashboard,
})

function SubmitReview() {
  return (
    <>
      <h1>Submit review</h1>
      <p className="lead-paragraph">What was it really like? Those who go next will thank you.</p>
      <div className={styles.form}>
        <trip-review privacy={pathOf('privacy')}>
          <div className={styles.instead}>
            <Message title="The form has not come through.">
              <p>
                You can send us your review as a letter, too:{' '}
                <a href={`mailto:${brand.enquiries}`}>{brand.enquiries}</a>.
              </p>
            </Message>
          </div>
        </trip-review>
      </div>
    </>
  )
}

import { Dashboard } from '../account/dashboard.tsx'
import { brand } from '../brand.ts'
import { Message } from '../layout/message.tsx'
import { definePage } from '../routing/page.ts'
import { pathOf } from '../routing/router.ts'
import styles from './submit-review.module.css'

export const page = definePage({
  head: () => ({ title: 'Submit review', description: 'Review a place you’ve been to.' }),
  View: SubmitReview,
  Frame: Dashboard,
})

function SubmitReview() {
  return (
    <>
      <h1>Submit review</h1>
      <p className="lead-paragraph">What was it really like? The next traveller will thank you.</p>
      <div className={styles.form}>
        <trip-review privacy={pathOf('privacy')}>
          <div className={styles.instead}>
            <Message title="The form didn’t load.">
              <p>
                You can also email us your review:{' '}
                <a href={`mailto:${brand.enquiries}`}>{brand.enquiries}</a>.
              </p>
            </Message>
          </div>
        </trip-review>
      </div>
    </>
  )
}

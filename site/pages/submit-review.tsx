import { Dashboard } from '../account/dashboard.tsx'
import { brand } from '../brand.ts'
import { definePage } from '../page.ts'
import { pathOf } from '../router.ts'

/** Writes a review from the dashboard (specification, section 2). */
export const page = definePage({
  head: () => ({ title: 'Submit review', description: 'Write a review of a place you have seen.' }),
  View: SubmitReview,
  Frame: Dashboard,
})

function SubmitReview() {
  return (
    <>
      <h1>Submit review</h1>
      <p className="lead">What was it really like? Those who go next will thank you.</p>
      <div className="dashboard-form">
        <trip-review privacy={pathOf('privacy')}>
          <div className="message dashboard-instead">
            <h2>The form has not come through.</h2>
            <p>
              You can send us your review as a letter, too:{' '}
              <a href={`mailto:${brand.enquiries}`}>{brand.enquiries}</a>.
            </p>
          </div>
        </trip-review>
      </div>
    </>
  )
}

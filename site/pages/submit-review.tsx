import { definePage } from '../page.ts'

export const page = definePage({
  head: () => ({ title: 'Submit a review', description: 'Submit a review.' }),
  View,
})

function View() {
  return (
    <div className="prose">
      <h1>Submit a review</h1>
    </div>
  )
}

import { definePage } from '../page.ts'

export const page = definePage({
  head: () => ({ title: 'Submit your review', description: 'Submit your review.' }),
  View,
})

function View() {
  return (
    <div className="prose">
      <h1>Submit your review</h1>
    </div>
  )
}

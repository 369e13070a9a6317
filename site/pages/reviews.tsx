import { definePage } from '../page.ts'

export const page = definePage({
  head: () => ({ title: 'Reviews', description: 'Reviews.' }),
  View,
})

function View() {
  return (
    <div className="prose">
      <h1>Reviews</h1>
    </div>
  )
}

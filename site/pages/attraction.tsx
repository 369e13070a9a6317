import { definePage } from '../page.ts'

export const page = definePage({
  head: () => ({ title: 'Attraction', description: 'Attraction.' }),
  View,
})

function View() {
  return (
    <div className="prose">
      <h1>Attraction</h1>
    </div>
  )
}

import { definePage } from '../page.ts'

export const page = definePage({
  head: () => ({ title: 'Destinations', description: 'Destinations.' }),
  View,
})

function View() {
  return (
    <div className="prose">
      <h1>Destinations</h1>
    </div>
  )
}

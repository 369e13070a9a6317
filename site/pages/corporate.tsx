import { definePage } from '../page.ts'

export const page = definePage({
  head: () => ({ title: 'Trips for your company', description: 'Trips for your company.' }),
  View,
})

function View() {
  return (
    <div className="prose">
      <h1>Trips for your company</h1>
    </div>
  )
}

import { definePage } from '../page.ts'

export const page = definePage({
  head: () => ({ title: 'Plan a trip', description: 'Plan a trip.' }),
  View,
})

function View() {
  return (
    <div className="prose">
      <h1>Plan a trip</h1>
    </div>
  )
}

import { definePage } from '../page.ts'

export const page = definePage({
  head: () => ({ title: 'My transactions', description: 'My transactions.' }),
  View,
})

function View() {
  return (
    <div className="prose">
      <h1>My transactions</h1>
    </div>
  )
}

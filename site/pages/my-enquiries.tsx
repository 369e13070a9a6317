import { definePage } from '../page.ts'

export const page = definePage({
  head: () => ({ title: 'My enquiries', description: 'My enquiries.' }),
  View,
})

function View() {
  return (
    <div className="prose">
      <h1>My enquiries</h1>
    </div>
  )
}

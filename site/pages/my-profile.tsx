import { definePage } from '../page.ts'

export const page = definePage({
  head: () => ({ title: 'My profile', description: 'My profile.' }),
  View,
})

function View() {
  return (
    <div className="prose">
      <h1>My profile</h1>
    </div>
  )
}

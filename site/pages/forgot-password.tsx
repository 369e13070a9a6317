import { definePage } from '../page.ts'

export const page = definePage({
  head: () => ({ title: 'Forgot password', description: 'Forgot password.' }),
  View,
})

function View() {
  return (
    <div className="prose">
      <h1>Forgot password?</h1>
    </div>
  )
}

import { definePage } from '../page.ts'

export const page = definePage({
  head: () => ({ title: 'Sign in', description: 'Sign in.' }),
  View,
})

function View() {
  return (
    <div className="prose">
      <h1>Sign In your account</h1>
    </div>
  )
}

import { definePage } from '../page.ts'

export const page = definePage({
  head: () => ({ title: 'Activate your account', description: 'Activate your account.' }),
  View,
})

function View() {
  return (
    <div className="prose">
      <h1>Generate password and activate your account</h1>
    </div>
  )
}

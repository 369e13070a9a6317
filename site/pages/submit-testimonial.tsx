import { definePage } from '../page.ts'

export const page = definePage({
  head: () => ({ title: 'Submit Your Testimonial', description: 'Submit Your Testimonial.' }),
  View,
})

function View() {
  return (
    <div className="prose">
      <h1>Submit Your Testimonial</h1>
    </div>
  )
}

import { definePage } from '../page.ts'

export const page = definePage({
  head: () => ({ title: 'Our Testimonials', description: 'Our Testimonials.' }),
  View,
})

function View() {
  return (
    <div className="prose">
      <h1>Our Testimonials</h1>
    </div>
  )
}

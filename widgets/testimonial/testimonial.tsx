import { testimonial } from '../messages/en/testimonial.ts'
import { type FormHostProps, FormScreen } from '../screen/form-screen.tsx'
import { useStore } from '../screen/use-store.ts'
import { createTestimonial } from '../stores/forms/testimonial.ts'
import { TestimonialFields } from './testimonial-fields.tsx'

/** 'Submit Your Testimonial' (specification, section 2). */
export function Testimonial(props: FormHostProps & { preview: boolean }) {
  const store = props.once(createTestimonial)
  const covered = useStore(store.$progress) !== undefined
  return (
    <FormScreen
      host={props}
      store={store}
      words={props.say(testimonial)}
      covered={covered}
      form={<TestimonialFields store={store} preview={props.preview} />}
      later={() => import('./video-sending.tsx')}
    />
  )
}

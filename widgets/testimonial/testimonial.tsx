import { testimonial as messages } from '../messages/en-testimonial.ts'
import { type FormHostProps, FormScreen } from '../screen/form-screen.tsx'
import { useLazy } from '../parts/use-lazy.ts'
import { useStore } from '../screen/use-store.ts'
import { createTestimonial } from '../stores/forms/testimonial.ts'
import { TestimonialFields } from './testimonial-fields.tsx'

/** 'Submit Your Testimonial' (specification, section 2). */
export function Testimonial(props: FormHostProps) {
  const store = props.once(createTestimonial)
  const { state } = useStore(store.$sending)
  const covered = useStore(store.$progress) !== undefined
  const [later] = useLazy(() => import('./sending.tsx'), state !== 'idle', props.adopt)
  return (
    <FormScreen
      host={props}
      store={store}
      words={messages}
      covered={covered}
      form={<TestimonialFields store={store} />}
    >
      {later && later !== 'failed' && <later.Sending store={store} />}
    </FormScreen>
  )
}

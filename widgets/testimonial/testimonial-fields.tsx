import { useBinding } from '../element/use-binding.ts'
import { testimonial as messages } from '../messages/en-testimonial.ts'
import { Field } from '../parts/field.tsx'
import { TextArea } from '../parts/text-area.tsx'
import type { TestimonialStore } from '../stores/testimonial.ts'
import { VideoField } from './video-field.tsx'

export interface TestimonialFieldsProps {
  store: TestimonialStore
}

/** Who speaks, how to answer, and what there is to say, in words and moving pictures. */
export function TestimonialFields({ store }: TestimonialFieldsProps) {
  const bind = useBinding(store.form)
  return (
    <>
      <Field {...bind('first_name')} label={messages.firstName} autoComplete="given-name" />
      <Field {...bind('last_name')} label={messages.lastName} autoComplete="family-name" />
      <Field
        {...bind('email')}
        label={messages.email}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <Field
        {...bind('mobile_number')}
        label={messages.mobile}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <div className="wide">
        <TextArea {...bind('feedback')} label={messages.feedback} />
      </div>
      <div className="wide">
        <VideoField store={store} />
      </div>
    </>
  )
}

import { ContactFields } from '../screen/contact-fields.tsx'
import { NameFields } from '../screen/name-fields.tsx'
import { useBinding } from '../screen/use-binding.ts'
import { testimonial } from '../messages/en/testimonial.ts'
import { TextArea } from '../parts/text-area.tsx'
import type { TestimonialStore } from '../stores/forms/testimonial.ts'
import { VideoField } from './video-field.tsx'

export interface TestimonialFieldsProps {
  store: TestimonialStore
  /** True if the page states that its policy allows `blob:` media. */
  preview: boolean
}

export function TestimonialFields({ store, preview }: TestimonialFieldsProps) {
  const messages = store.form.say(testimonial)
  const bind = useBinding(store.form)
  return (
    <>
      <NameFields words={messages} first={bind('first_name')} last={bind('last_name')} />
      <ContactFields words={messages} email={bind('email')} mobile={bind('mobile_number')} />
      <div className="wide">
        <TextArea {...bind('feedback')} label={messages.feedback} />
      </div>
      <div className="wide">
        <VideoField store={store} preview={preview} />
      </div>
    </>
  )
}

import { useStore } from '@nanostores/react'
import { useBinding } from '../screen/use-binding.ts'
import { testimonial } from '../messages/en/testimonial.ts'
import { VideoInput } from '../parts/files/video-input.tsx'
import type { TestimonialStore } from '../stores/forms/testimonial.ts'

export function VideoField({ store, preview }: { store: TestimonialStore; preview: boolean }) {
  const { name, value, error } = useBinding(store.form)('video')
  const messages = store.form.say(testimonial)
  const note = useStore(store.$note)
  return (
    <VideoInput
      name={name}
      value={value}
      error={error}
      note={note}
      label={messages.video}
      texts={messages.videoTexts}
      allowed={preview}
      says={messages.size}
      onFiles={store.choose}
      onRemove={store.remove}
    />
  )
}

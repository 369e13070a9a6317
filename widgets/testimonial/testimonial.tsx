import { useEffect } from 'react'
import type { HostProps } from '../element/define.ts'
import { placeOf } from '../element/place-of.ts'
import { useFormFocus } from '../element/use-form-focus.ts'
import { useLazy } from '../element/use-lazy.ts'
import { useStore } from '../element/use-store.ts'
import { testimonial as messages } from '../messages/en-testimonial.ts'
import { form as formMessages } from '../messages/en.ts'
import { Button } from '../parts/button.tsx'
import { submitProps } from '../parts/form-submit.ts'
import { Notice } from '../parts/notice.tsx'
import { Privacy } from '../parts/privacy.tsx'
import { createTestimonial } from '../stores/testimonial.ts'
import { TestimonialFields } from './testimonial-fields.tsx'

export interface TestimonialProps extends HostProps {
  privacy: string
}

/** 'Submit Your Testimonial' (specification, section 2). */
export function Testimonial({ provider, theme, emit, adopt, once, privacy }: TestimonialProps) {
  const store = once(createTestimonial)
  const faulty = useStore(store.form.$faulty)
  const { state } = useStore(store.$sending)
  const covered = useStore(store.$progress) !== undefined
  const [later] = useLazy(() => import('./sending.tsx'), state !== 'idle', adopt)
  const root = useFormFocus(faulty, state)

  useEffect(() => store.form.open(placeOf(root.current!)), [store])

  const host = {
    onSend: (detail: object) => emit('send', detail),
    onSent: () => void emit('sent', {}),
    onFailed: (detail: object) => void emit('failed', detail),
  }
  return (
    <section lang="en" ref={root} className={`root ${theme}`} part="root" aria-labelledby="heading">
      <h2 id="heading" part="heading">
        {messages.heading}
      </h2>
      {state !== 'sent' && (
        <form inert={covered} {...submitProps(() => void store.send(provider, host))}>
          <p className="mark">{formMessages.requiredMark}</p>
          <TestimonialFields store={store} />
          <Privacy text={messages.privacy} link={formMessages.privacyLink} href={privacy} />
          <Button
            type="submit"
            kind="strong"
            label={messages.submit}
            busy={state === 'busy' && messages.sending}
          />
        </form>
      )}
      <Notice notice={useStore(store.form.$notice)} />
      {later && later !== 'failed' && <later.Sending store={store} />}
    </section>
  )
}

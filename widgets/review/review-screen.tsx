import { useEffect, useLayoutEffect } from 'react'
import type { HostProps } from '../element/define.ts'
import { placeOf } from '../element/place-of.ts'
import { useFormFocus } from '../element/use-form-focus.ts'
import { useLazy } from '../element/use-lazy.ts'
import { useStore } from '../element/use-store.ts'
import { review as messages } from '../messages/en-review.ts'
import { form as formMessages } from '../messages/en.ts'
import { Button } from '../parts/button.tsx'
import { submitProps } from '../parts/form-submit.ts'
import { Notice } from '../parts/notice.tsx'
import { Privacy } from '../parts/privacy.tsx'
import { attractions } from '../stores/attraction-list.ts'
import { createReview } from '../stores/review.ts'
import { AttractionField } from './attraction-field.tsx'
import { PersonFields } from './person-fields.tsx'
import { VisitFields } from './visit-fields.tsx'

export interface ReviewScreenProps extends HostProps {
  attraction: string
  privacy: string
}

/** 'Submit your review' (specification, section 2). */
export function ReviewScreen(props: ReviewScreenProps) {
  const { provider, theme, emit, adopt, once, attraction, privacy } = props
  const store = once(createReview)
  const { state } = useStore(store.$sending)
  const part = useStore(store.$progress)
  const root = useFormFocus(useStore(store.form.$faulty), state)
  const [later] = useLazy(() => import('./later.tsx'), state !== 'idle', adopt)
  const arrived = later !== 'failed' && later

  useEffect(() => store.form.open(placeOf(root.current!), attraction), [store])
  const { list } = useStore(attractions(provider).$list)
  const known = list.some(({ _id }) => _id === attraction) ? attraction : ''
  useLayoutEffect(() => store.form.prefill({ attraction: known }), [store, known])

  const host = {
    onSend: (detail: object) => emit('send', detail),
    onSent: (detail: object) => emit('sent', detail),
    onFailed: (detail: object) => emit('failed', detail),
  }
  const fields = { store, provider, adopt }
  return (
    <section lang="en" ref={root} className={`root ${theme}`} part="root" aria-labelledby="heading">
      <h2 id="heading" part="heading">
        {messages.heading}
      </h2>
      {state !== 'sent' && (
        <form inert={part !== undefined} {...submitProps(() => void store.send(provider, host))}>
          <p className="mark">{formMessages.requiredMark}</p>
          <PersonFields {...fields} />
          <AttractionField {...fields} />
          <VisitFields {...fields} />
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
      {arrived && <arrived.Sending part={part} onCancel={store.cancel} />}
      {arrived && state === 'sent' && <arrived.Thanks onAnother={store.startAnew} />}
    </section>
  )
}

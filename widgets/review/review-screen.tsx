import { review } from '../messages/en/review.ts'
import { type FormHostProps, FormScreen } from '../screen/form-screen.tsx'
import { ContactFields } from '../screen/contact-fields.tsx'
import { NameFields } from '../screen/name-fields.tsx'
import { useBinding } from '../screen/use-binding.ts'
import { useStore } from '../screen/use-store.ts'
import { useWhileDrawing } from '../screen/use-while-drawing.ts'
import { StarRating } from '../parts/star-rating.tsx'
import { TextArea } from '../parts/text-area.tsx'
import { attractions } from '../stores/attraction-list.ts'
import { createReview } from '../stores/forms/review.ts'
import { AttractionField } from './attraction-field.tsx'
import { VisitFields } from './visit-fields.tsx'

export interface ReviewScreenProps extends FormHostProps {
  attraction: string
}

/** 'Submit your review' (specification, section 2). */
export function ReviewScreen(props: ReviewScreenProps) {
  const { provider, adopt, once, attraction } = props
  const store = once(createReview)
  const messages = props.say(review)
  const covered = useStore(store.$progress) !== undefined
  const bind = useBinding(store.form)

  const { list } = useStore(attractions(provider).$list)
  const known = list.some(({ _id }) => _id === attraction) ? attraction : ''
  useWhileDrawing(() => store.form.prefill({ attraction: known }), [store, known])

  const fields = (
    <>
      <StarRating {...bind('rating')} label={messages.rating} stars={messages.stars} />
      <div>
        <TextArea {...bind('feedback')} label={messages.feedback} />
      </div>
      <AttractionField store={store} provider={provider} adopt={adopt} />
      <VisitFields store={store} adopt={adopt} />
      <NameFields words={messages} first={bind('first_name')} last={bind('last_name')} />
      <ContactFields words={messages} email={bind('email')} mobile={bind('mobile_number')} />
    </>
  )
  return (
    <FormScreen
      host={props}
      store={store}
      words={messages}
      about={attraction}
      covered={covered}
      form={fields}
      later={() => import('./later.tsx')}
    />
  )
}

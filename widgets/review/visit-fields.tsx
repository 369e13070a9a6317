import { useBinding } from '../element/use-binding.ts'
import { useStore } from '../element/use-store.ts'
import { dates } from '../messages/en-dates.ts'
import { review as messages } from '../messages/en-review.ts'
import { DateField } from '../parts/date-field.tsx'
import { FilesField } from '../parts/files-field.tsx'
import { StarRating } from '../parts/star-rating.tsx'
import { TextArea } from '../parts/text-area.tsx'
import { today } from '../stores/today.ts'
import type { ReviewFieldsProps } from './person-fields.tsx'

/** When it was, how it was, and what it looked like. */
export function VisitFields({ store, adopt }: ReviewFieldsProps) {
  const bind = useBinding(store.form)
  const { name, value, error } = bind('photos')
  const rejected = useStore(store.$rejected)
  return (
    <>
      <DateField
        {...bind('date_of_visit')}
        label={messages.date}
        max={today()}
        words={dates}
        adopt={adopt}
      />
      <StarRating {...bind('rating')} label={messages.rating} stars={messages.stars} />
      <div>
        <TextArea {...bind('feedback')} label={messages.feedback} />
      </div>
      <FilesField
        name={name}
        label={messages.photos}
        hint={messages.photosHint}
        accept="image/jpeg,image/png"
        files={value}
        error={rejected || error}
        words={messages.files}
        adopt={adopt}
        onAdd={store.addPhotos}
        onRemove={store.removePhoto}
      />
    </>
  )
}

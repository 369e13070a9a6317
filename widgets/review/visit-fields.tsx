import { useBinding } from '../screen/use-binding.ts'
import { useStore } from '../screen/use-store.ts'
import { today } from '../contract/values/dates.ts'
import { PHOTO_ACCEPT } from '../contract/values/photos.ts'
import { dates } from '../messages/en/dates.ts'
import { review } from '../messages/en/review.ts'
import { DateField } from '../parts/date/date-field.tsx'
import { FilesField } from '../parts/files/files-field.tsx'
import type { ReviewFieldsProps } from './attraction-field.tsx'

export function VisitFields({ store, adopt }: Omit<ReviewFieldsProps, 'provider'>) {
  const { say } = store.form
  const messages = say(review)
  const bind = useBinding(store.form)
  const { name, value, error } = bind('photos')
  const rejected = useStore(store.$rejected)
  return (
    <>
      <DateField
        {...bind('date_of_visit')}
        label={messages.date}
        min={undefined}
        max={today()}
        words={say(dates)}
        say={say}
        calendar={() => import('../screen/date-input.tsx')}
        adopt={adopt}
      />
      <FilesField
        name={name}
        label={messages.photos}
        hint={messages.photosHint}
        accept={PHOTO_ACCEPT}
        files={value}
        error={rejected || error}
        words={messages.files}
        say={say}
        list={() => import('../screen/chosen-files.tsx')}
        pictures={() => import('../screen/file-drop.tsx')}
        adopt={adopt}
        onAdd={store.addPhotos}
        onRemove={store.removePhoto}
      />
    </>
  )
}

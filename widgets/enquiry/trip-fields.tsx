import { ContactFields } from '../screen/contact-fields.tsx'
import { useBinding } from '../screen/use-binding.ts'
import { useList } from '../screen/use-list.ts'
import { enquiry as messages, form as formMessages } from '../messages/en.ts'
import { Field } from '../parts/field.tsx'
import { Retry } from '../parts/retry.tsx'
import { Select } from '../parts/select.tsx'
import type { EnquiryStore } from '../stores/forms/enquiry.ts'
import { cities } from '../stores/places.ts'
import type { Provider } from '../stores/provider.ts'

export interface TripFieldsProps {
  store: EnquiryStore
  provider: Provider
}

export function TripFields({ store, provider }: TripFieldsProps) {
  const bind = useBinding(store.form)
  const { list, failed, again } = useList(cities(provider))
  return (
    <>
      <div className="wide">
        <Select
          {...bind('destination')}
          label={messages.destination}
          placeholder={messages.chooseDestination}
          options={list}
        />
        {failed && (
          <Retry text={formMessages.listFailed} label={formMessages.tryAgain} onRetry={again} />
        )}
      </div>
      <Field {...bind('days')} label={messages.days} inputMode="numeric" autoComplete="off" />
      <Field
        {...bind('total_people')}
        label={messages.total_people}
        inputMode="numeric"
        autoComplete="off"
      />
      <ContactFields words={messages} email={bind('email')} mobile={bind('mobile_number')} />
    </>
  )
}

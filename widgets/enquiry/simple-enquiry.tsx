import { enquiry } from '../messages/en/enquiry.ts'
import { type FormHostProps, FormScreen } from '../screen/form-screen.tsx'
import { useStore } from '../screen/use-store.ts'
import { useWhileDrawing } from '../screen/use-while-drawing.ts'
import { createEnquiry } from '../stores/forms/enquiry.ts'
import { cities, uuidOf } from '../stores/places.ts'
import { Corporate } from './corporate.tsx'
import { TripFields } from './trip-fields.tsx'

export interface SimpleEnquiryProps extends FormHostProps {
  destination: string
  days: string
  people: string
  sight: string
  corporate: boolean
  personal: boolean
  company: string
}

/** 'Personal Trip Planner' (specification, section 2), with the corporate fields. */
export function SimpleEnquiry(props: SimpleEnquiryProps) {
  const { provider, adopt, once, destination, days, people, corporate, personal, company } = props
  const store = once(createEnquiry)
  const city = uuidOf(useStore(cities(provider).$list).list, destination)
  useWhileDrawing(
    () =>
      store.form.prefill({
        destination: city,
        days,
        total_people: people,
        isCorporateUser: corporate,
      }),
    [store, city, days, people, corporate],
  )
  const fields = (
    <>
      <TripFields store={store} provider={provider} adopt={adopt} />
      <Corporate {...{ store, provider, adopt, personal, company }} />
    </>
  )
  return (
    <FormScreen
      host={props}
      store={store}
      words={props.say(enquiry)}
      form={fields}
      later={() => import('./sending.tsx')}
    />
  )
}

import { useBinding } from '../element/use-binding.ts'
import { review as messages } from '../messages/en-review.ts'
import { Field } from '../parts/field.tsx'
import type { Provider } from '../stores/provider.ts'
import type { ReviewStore } from '../stores/review.ts'

export interface ReviewFieldsProps {
  store: ReviewStore
  provider: Provider
  adopt: (css: string) => void
}

/** Who writes, and whom to answer. */
export function PersonFields({ store }: ReviewFieldsProps) {
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
    </>
  )
}

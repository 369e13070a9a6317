import { useStore } from '../element/use-store.ts'
import type { EnquiryStore } from '../stores/enquiry.ts'
import type { SimpleField } from '../stores/simple-form.ts'

/** What ties a control to its field of the form. */
export function useBinding({ form }: EnquiryStore) {
  const values = useStore(form.$form)
  const errors = useStore(form.$errors)
  return (name: SimpleField) => ({
    name,
    value: values[name],
    error: errors[name],
    onInput: (value: string) => form.type(name, value),
  })
}

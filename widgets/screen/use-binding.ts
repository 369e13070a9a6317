import type { ReadableAtom } from 'nanostores'
import { useStore } from './use-store.ts'

export interface Bindable<Values> {
  $form: ReadableAtom<Values>
  $errors: ReadableAtom<Record<string, string>>
  type: <Name extends keyof Values & string>(field: Name, value: Values[Name]) => void
}

export function useBinding<Values extends object>(form: Bindable<Values>) {
  const values = useStore(form.$form)
  const errors = useStore(form.$errors)
  return <Name extends keyof Values & string>(name: Name) => ({
    name,
    value: values[name],
    error: errors[name],
    onInput: (value: Values[Name]) => form.type(name, value),
  })
}

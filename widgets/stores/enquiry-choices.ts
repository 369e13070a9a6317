import type { Failure } from '../api/failures.ts'
import { companies } from './companies.ts'
import { faultText } from './enquiry-check.ts'
import type { FieldErrors } from './form.ts'
import type { List } from './list.ts'
import { cities } from './places.ts'
import type { Provider } from './provider.ts'
import type { SimpleForm } from './simple-form.ts'

/**
 * Checks what was chosen against what is offered, for what a visitor cannot see among the choices is not
 * what the visitor has chosen: a kept draft may be older than the list, and a host may change provider.
 * A list that could not be had is asked for once more.
 */
export async function checkChoices(
  form: SimpleForm,
  provider: Provider,
): Promise<{ errors: FieldErrors; failure?: never } | { failure: Failure; errors?: never }> {
  const errors: FieldErrors = {}
  const chosen: ['destination' | 'corporateCompany', List<{ uuid: string }>][] = [
    ['destination', cities(provider)],
  ]
  if (form.isCorporateUser) chosen.push(['corporateCompany', companies(provider)])
  for (const [field, { $list, reload }] of chosen) {
    if ($list.get().state !== 'ready') await reload()
    const offered = $list.get()
    if (offered.state === 'failed') return { failure: offered.failure }
    if (!offered.list.some(({ uuid }) => uuid === form[field])) {
      errors[field] = faultText(field, 'required')
    }
  }
  return { errors }
}

import type { TRAP } from '../contract/values/form-facts.ts'

/** Written out here, because importing the constant would put its whole file into every form's entry. */
const NAME: typeof TRAP = 'topic'

/**
 * A field that people don't see and programs fill in. Keyboards and screen readers skip it, and browsers don't fill in
 * fields of its name. Last in its form, because forms focus their first field.
 */
export const Trap = () => <input name={NAME} tabIndex={-1} autoComplete="off" aria-hidden />

import { accountFaults } from '../messages/en-account.ts'
import type { FieldErrors } from './form.ts'

/** The sentence for a field's fault. */
export function faultText(field: string, fault: string): string {
  const texts = accountFaults[field]
  return texts?.[fault] ?? texts?.required ?? fault
}

/** What the provider found wrong, in sentences; fields that no form shows are left out. */
export const faultTexts = (fields: Readonly<Record<string, string>>): FieldErrors =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([field]) => Object.hasOwn(accountFaults, field))
      .map(([field, fault]) => [field, faultText(field, fault)]),
  )

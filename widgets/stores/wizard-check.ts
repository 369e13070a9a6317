import { type CheckedWizard, wizardForm, wizardPerson } from '../contract/wizard.ts'
import { wizardFaults } from '../messages/en-wizard.ts'
import type { FieldErrors } from './form.ts'
import { calendarDate, earliestStart, endDate, written } from './wizard-dates.ts'
import type { Wizard } from './wizard-form.ts'
import { totalDays } from './wizard-sums.ts'

/** The first date that a visitor may choose now, by the visitor's own calendar. */
export const minimumStart = () => earliestStart(calendarDate(new Date()))

/** The sentence for the fault of a field, named by its path; nothing for a field there is none of. */
export function faultText(path: string, fault: string): string | undefined {
  const texts = wizardFaults[/\w+$/.exec(path)?.[0] ?? '']
  const text = texts?.[fault] ?? texts?.required
  return typeof text === 'function' ? text(written(minimumStart())) : text
}

/**
 * Checks a wizard by the rules of the specification's section 5, at a calendar date. Answers either the
 * checked values or a sentence per wrong field.
 */
export function checkWizard(
  form: Wizard,
  earliest = minimumStart(),
): { checked: CheckedWizard; errors?: never } | { errors: FieldErrors; checked?: never } {
  const read = wizardForm.safeParse(form)
  const faults: FieldErrors = {}
  for (const { path, message } of read.error?.issues ?? []) faults[faultyField(path)] ??= message
  // A trip that ends where no calendar goes has no start either.
  if (form.from_date.trim() === '') faults['from_date'] = 'required'
  else if (endDate(form.from_date, totalDays(form.destinations)) === '') {
    faults['from_date'] ??= 'required'
  } else if (form.from_date < earliest) faults['from_date'] ??= 'range'
  if (read.success && Object.keys(faults).length === 0) return { checked: read.data }
  const errors = Object.entries(faults).map(([path, fault]) => [path, faultText(path, fault)])
  return { errors: Object.fromEntries(errors) as FieldErrors }
}

/** A wrong member of a list is a fault of the list: only rows have fields of their own. */
function faultyField(path: readonly PropertyKey[]): string {
  return path.slice(0, 3).join('.')
}

/** What is wrong with a wizard. */
export const errorsIn = (form: Wizard): FieldErrors => checkWizard(form).errors ?? {}

/** Whether a field belongs to the second step. */
export const isPersonal = (path: string) => path in wizardPerson.shape

/** Those errors whose path answers yes. */
export function only(errors: FieldErrors, asked: (path: string) => boolean): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([path]) => asked(path)))
}

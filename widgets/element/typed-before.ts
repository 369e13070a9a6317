/** A control with a name, by what inputs, selects and text areas have of it. */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isTick = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio'

const isFile = (control: Control): control is HTMLInputElement => control.type === 'file'

/** Whether a person, or a browser for them, has put something into a control since the page came. */
export function isTypedIn(control: Control): boolean {
  if (isFile(control)) return !!control.files?.length
  if (isTick(control)) return control.checked !== control.defaultChecked
  if ('options' in control) return !control.selectedOptions[0]?.defaultSelected
  return control.value !== control.defaultValue
}

/** Has a screen hear of what is in a control, as when a person changes it. */
export function tell(control: Control): void {
  // A text field tells of the one, a choice of the other.
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Puts what was typed into controls that are gone into those of the same names that came for them. */
export function retype(typed: readonly Control[], root: ParentNode): void {
  const now = [...root.querySelectorAll<Control>('[name]')]
  for (const old of typed) {
    const control = now.find(
      ({ name, type, value }) =>
        name === old.name && type === old.type && (!isTick(old) || value === old.value),
    )
    if (!control) continue
    if (isFile(old)) (control as typeof old).files = old.files
    else if (isTick(old)) (control as typeof old).checked = old.checked
    else control.value = old.value
    tell(control)
  }
}

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

/**
 * Keeps what is in a control while a screen is put over it: whatever is written meanwhile, by Preact into text areas
 * or by what a field does at its beginning, goes into properties of the control's own. The answer takes them away.
 * What there is to choose stays as well: a choice finds it there, and draws none.
 */
export function shield(control: Control): () => void {
  const names = ['value', 'files'].filter((name) => name in control)
  const held = new Map(names.map((name) => [name, Reflect.get(control, name) as unknown]))
  if ('options' in control) held.set('childNodes', [])
  for (const [name, value] of held) {
    Object.defineProperty(control, name, { configurable: true, writable: true, value })
  }
  return () => held.forEach((_, name) => Reflect.deleteProperty(control, name))
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
    // A choice may not be among those that are there yet.
    const option = control.value === old.value ? undefined : new Option('', old.value, true, true)
    if (option) control.append(option)
    tell(control)
    option?.remove()
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isTick = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio'

const isFile = (control: Control): control is HTMLInputElement => control.type === 'file'

/** True if a visitor, or autofill, has changed a control since the page loaded. */
export function isTypedIn(control: Control): boolean {
  if (isFile(control)) return !!control.files?.length
  if (isTick(control)) return control.checked !== control.defaultChecked
  if ('options' in control) return !control.selectedOptions[0]?.defaultSelected
  return control.value !== control.defaultValue
}

export function tell(control: Control): void {
  // Text fields listen to one, selects to the other.
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Sets own properties, so that Preact and effects can't change the control during hydration. Returns a cleanup. */
export function shield(control: Control): () => void {
  const names = ['value', 'files'].filter((name) => name in control)
  const held = new Map(names.map((name) => [name, Reflect.get(control, name) as unknown]))
  if ('options' in control) held.set('childNodes', [])
  for (const [name, value] of held) {
    Object.defineProperty(control, name, { configurable: true, writable: true, value })
  }
  return () => held.forEach((_, name) => Reflect.deleteProperty(control, name))
}

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
    // The option may not have loaded.
    const option = control.value === old.value ? undefined : new Option('', old.value, true, true)
    if (option) control.append(option)
    tell(control)
    option?.remove()
  }
}

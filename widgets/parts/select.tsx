import { useLayoutEffect, useRef } from 'react'
import { documentOf } from '../element/own-document.ts'
import { ariaOf, Labelled } from './labelled.tsx'

export interface Option {
  value: string
  label: string
  group?: string | undefined
}

export interface SelectProps {
  name: string
  label: string
  value: string
  placeholder: string
  options: readonly Option[]
  error?: string | undefined
  required?: boolean
  onInput: (value: string) => void
}

/**
 * A choice of one. Options may load later; the value waits for them. There may be hundreds: hydrating each would block
 * the form, so in a browser they are created in an effect, or reused from the server's HTML.
 */
export function Select(props: SelectProps) {
  const { name, label, value, placeholder, options, error, required = true, onInput } = props
  const select = useRef<HTMLSelectElement>(null)
  const all = [{ value: '', label: placeholder }, ...options]
  useLayoutEffect(() => fill(select.current!, all, value), [options, placeholder])
  return (
    <Labelled name={name} label={label} error={error}>
      <select
        ref={select}
        {...ariaOf(name, error)}
        // Without the attribute, Chromium reports the field as invalid until an option is chosen.
        aria-invalid={!!error}
        part="input select"
        required={required}
        value={value}
        onChange={(event) => onInput(event.currentTarget.value)}
      >
        {import.meta.env.SSR && [...byGroup(all)].map(drawGroup)}
      </select>
    </Labelled>
  )
}

const said = (options: Iterable<Option>) =>
  [...options].map(({ value, label }) => value + label).join()

/** Sets the options, unless the server's HTML already has them. */
function fill(select: HTMLSelectElement, options: readonly Option[], value: string): void {
  if (said(select.options) === said(options)) return
  select.replaceChildren()
  const places = new Map<string, Element>([['', select]])
  for (const { value, label, group = '' } of options) {
    let place = places.get(group)
    if (!place) {
      place = Object.assign(documentOf(select).createElement('optgroup'), { label: group })
      places.set(group, place)
      select.append(place)
    }
    place.append(new Option(label, value))
  }
  select.value = value
}

function byGroup(options: readonly Option[]): Map<string | undefined, Option[]> {
  const groups = new Map<string | undefined, Option[]>()
  for (const option of options)
    groups.set(option.group, [...(groups.get(option.group) ?? []), option])
  return groups
}

function drawGroup([group, members]: [string | undefined, Option[]]) {
  const drawn = members.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
  return group ? (
    <optgroup key={group} label={group}>
      {drawn}
    </optgroup>
  ) : (
    drawn
  )
}

import { useLayoutEffect, useRef } from 'react'
import { documentOf } from '../element/own-document.ts'
import { ariaOf, Labelled } from './labelled.tsx'

export interface Option {
  value: string
  label: string
  /** Options of one group are drawn under its name. */
  group?: string | undefined
}

export interface SelectProps {
  name: string
  label: string
  value: string
  /** What an empty value reads as. */
  placeholder: string
  options: readonly Option[]
  error?: string | undefined
  /** True unless it says otherwise. */
  required?: boolean
  onInput: (value: string) => void
}

/**
 * A choice of one. Options may arrive late: the value waits for them. There may be hundreds: each drawn by itself
 * would hold up a form that is taken over, so a browser has them made at once, or finds those that came with the page.
 */
export function Select(props: SelectProps) {
  const { name, label, value, placeholder, options, error, required = true, onInput } = props
  const select = useRef<HTMLSelectElement>(null)
  const all = [{ value: '', label: placeholder }, ...options]
  useLayoutEffect(() => fill(select.current!, all, value), [options])
  return (
    <Labelled name={name} label={label} error={error}>
      <select
        ref={select}
        {...ariaOf(name, error)}
        // Where it says nothing, Chromium calls it invalid for as long as nothing is chosen.
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

/** Has a select offer what there is to choose; one that does, as it came with the page, stays as it is. */
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

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

/** A choice of one. Options may arrive late: the value waits for them. */
export function Select(props: SelectProps) {
  const { name, label, value, placeholder, options, error, required = true, onInput } = props
  return (
    <Labelled name={name} label={label} error={error}>
      <select
        {...ariaOf(name, error)}
        // Where it says nothing, Chromium calls it invalid for as long as nothing is chosen.
        aria-invalid={!!error}
        part="input select"
        required={required}
        value={value}
        onChange={(event) => onInput(event.currentTarget.value)}
      >
        <option value="">{placeholder}</option>
        {[...byGroup(options)].map(([group, members]) =>
          group ? (
            <optgroup key={group} label={group}>
              {members.map(drawOption)}
            </optgroup>
          ) : (
            members.map(drawOption)
          ),
        )}
      </select>
    </Labelled>
  )
}

function byGroup(options: readonly Option[]): Map<string | undefined, Option[]> {
  const groups = new Map<string | undefined, Option[]>()
  for (const option of options) {
    const members = groups.get(option.group)
    if (members) members.push(option)
    else groups.set(option.group, [option])
  }
  return groups
}

function drawOption({ value, label }: Option) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  )
}

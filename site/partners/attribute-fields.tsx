import { useId } from 'react'
import { Described } from './coded.tsx'
import { type Attribute, controlOf, type Value, type Values, withValue } from './element-kinds.ts'
import * as says from '../messages/en/partners.ts'
import styles from './partners.module.css'

interface AttributeFieldsProps {
  attributes: readonly Attribute[]
  values: Values
  disabled: boolean
  onChange: (values: Values) => void
}

/** A control for each attribute of a tag. */
export function AttributeFields({ attributes, values, disabled, onChange }: AttributeFieldsProps) {
  return (
    <fieldset className={styles.fields} disabled={disabled}>
      <legend>{says.settings}</legend>
      {attributes.map((attribute) => (
        <Field
          key={attribute.name}
          attribute={attribute}
          value={values[attribute.name]}
          onChange={(value) => onChange(withValue(values, attribute.name, value))}
        />
      ))}
    </fieldset>
  )
}

interface FieldProps {
  attribute: Attribute
  value: Value | undefined
  onChange: (value: Value | undefined) => void
}

function Field({ attribute, value, onChange }: FieldProps) {
  const id = useId()
  const control = controlOf(attribute)
  const { name, description, default: word = '' } = attribute
  const hint = `${id}-hint`
  const shared = { id, 'aria-describedby': hint }
  const typed = typeof value === 'string' ? value : ''
  return (
    <div className={styles.field}>
      {control.kind === 'check' ? (
        <label className={styles.check}>
          <input
            {...shared}
            type="checkbox"
            checked={value === true}
            onChange={({ target }) => onChange(target.checked || undefined)}
          />
          <code>{name}</code>
        </label>
      ) : (
        <label htmlFor={id}>
          <code>{name}</code>
        </label>
      )}
      {control.kind === 'choice' && (
        <select
          {...shared}
          value={typed || word}
          onChange={({ target }) => onChange(target.value === word ? undefined : target.value)}
        >
          {control.words.map((word) => (
            <option key={word} value={word}>
              {word || says.empty}
            </option>
          ))}
        </select>
      )}
      {control.kind.startsWith('text') && (
        <input
          {...shared}
          type="text"
          maxLength={500}
          value={typed}
          onChange={({ target }) => onChange(target.value || undefined)}
        />
      )}
      {control.kind === 'text or none' && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={value === ''}
            onChange={({ target }) => onChange(target.checked ? '' : undefined)}
          />
          {says.emptyOf(name)}
        </label>
      )}
      <p id={hint}>
        <Described text={description} />
      </p>
    </div>
  )
}

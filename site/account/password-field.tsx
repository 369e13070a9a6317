import { useState } from 'react'
import { Field, type FieldProps } from './field.tsx'

type PasswordProps = Omit<FieldProps, 'type' | 'within' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password'
}

/** A password, which can be looked at while it is typed. */
export function PasswordField(props: PasswordProps) {
  const [shown, show] = useState(false)
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      within={
        <button type="button" className="account-show" onClick={() => show(!shown)}>
          {shown ? 'Hide' : 'Show'}
          <span className="hidden-text"> {props.label}</span>
        </button>
      }
    />
  )
}

import { useState } from 'react'
import { Field, type FieldProps } from './field.tsx'
import * as account from '../messages/en/account.ts'
import styles from './password-field.module.css'

type PasswordProps = Omit<FieldProps, 'type' | 'within' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField(props: PasswordProps) {
  const [shown, show] = useState(false)
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      within={
        <button type="button" className={styles.show} onClick={() => show(!shown)}>
          {shown ? account.hide : account.show}
          <span className="visually-hidden"> {props.label}</span>
        </button>
      }
    />
  )
}

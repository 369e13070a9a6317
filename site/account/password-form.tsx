import { useState } from 'react'
import { MIN_PASSWORD } from '../../widgets/contract/limits.ts'
import { createPasswordChange } from '../../widgets/stores/forms/profile.ts'
import { askAsMe } from './session-client.ts'
import { Form } from './form.tsx'
import { PasswordField } from './password-field.tsx'
import field from './field.module.css'
import styles from './password-form.module.css'

/** `email` lets password managers find the account. */
export function PasswordForm({ email }: { email: string }) {
  const [changes, count] = useState(0)
  const [form] = useState(() => createPasswordChange(askAsMe, () => count((before) => before + 1)))
  return (
    <section className={styles.part}>
      <h2>Change password</h2>
      <Form
        form={form}
        label="Change password"
        submit="Update Password"
        busy="Updating"
        marked={false}
      >
        <input type="email" autoComplete="username" defaultValue={email} hidden readOnly />
        {/* The key clears the fields after each change. */}
        <div className={field.pair} key={changes}>
          <PasswordField name="old_password" label="Old password" autoComplete="current-password" />
          <PasswordField
            name="new_password"
            label="New password"
            autoComplete="new-password"
            hint={`At least ${MIN_PASSWORD} characters. You’ll stay signed in here and be signed out everywhere else.`}
          />
        </div>
      </Form>
    </section>
  )
}

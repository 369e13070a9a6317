import { useState } from 'react'
import { MIN_PASSWORD } from '../../widgets/contract/limits.ts'
import { createPasswordChange } from '../../widgets/stores/forms/account/profile.ts'
import { askAsMe } from './session-client.ts'
import { Form } from './form.tsx'
import { PasswordField } from './password-field.tsx'
import * as account from '../messages/en/account.ts'
import * as says from '../messages/en/my-profile.ts'
import field from './field.module.css'
import styles from './password-form.module.css'

/** `email` lets password managers find the account. */
export function PasswordForm({ email }: { email: string }) {
  const [changes, count] = useState(0)
  const [form] = useState(() => createPasswordChange(askAsMe, () => count((before) => before + 1)))
  return (
    <section className={styles.part}>
      <h2>{says.passwordTitle}</h2>
      <Form
        form={form}
        label={says.passwordTitle}
        submit={says.updatePassword}
        busy={says.updatingPassword}
        marked={false}
      >
        <input type="email" autoComplete="username" defaultValue={email} hidden readOnly />
        {/* The key clears the fields after each change. */}
        <div className={field.pair} key={changes}>
          <PasswordField
            name="old_password"
            label={says.oldPassword}
            autoComplete="current-password"
          />
          <PasswordField
            name="new_password"
            label={says.newPassword}
            autoComplete="new-password"
            hint={`${account.minPassword(MIN_PASSWORD)} ${says.staySignedIn}`}
          />
        </div>
      </Form>
    </section>
  )
}

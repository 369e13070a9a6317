import { useState } from 'react'
import { $emailToSignIn, createForgotPassword } from '../../widgets/stores/forms/login.ts'
import { Field } from '../account/field.tsx'
import { Form } from '../account/form.tsx'
import { Gate } from '../account/gate.tsx'
import { definePage } from '../routing/page.ts'
import { askAsMe } from '../account/session-client.ts'
import { go, pathOf } from '../routing/router.ts'

export const page = definePage({
  head: () => ({
    title: 'Forgot password',
    description: 'We’ll email you a link to set a new password.',
    path: pathOf('forgotPassword'),
  }),
  View: ForgotPassword,
})

function ForgotPassword() {
  const [form] = useState(() => createForgotPassword(askAsMe, () => go(pathOf('login'))))
  return (
    <Gate
      title="Forgot password"
      lead="Enter the email address of your account. We’ll email you a link to set a new password."
    >
      <Form
        form={form}
        submit="Submit"
        busy="Submitting"
        aside={<a href={pathOf('login')}>Back to sign in</a>}
      >
        <Field
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          defaultValue={$emailToSignIn.get()}
        />
      </Form>
    </Gate>
  )
}

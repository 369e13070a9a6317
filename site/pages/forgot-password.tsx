import { useState } from 'react'
import { $emailToSignIn, createForgotPassword } from '../../widgets/stores/forms/account/login.ts'
import { Field } from '../account/field.tsx'
import { Form } from '../account/form.tsx'
import { Gate } from '../account/gate.tsx'
import { definePage } from '../routing/page.ts'
import { askAsMe } from '../account/session-client.ts'
import { go, pathOf } from '../routing/router.ts'
import * as account from '../messages/en/account.ts'
import * as says from '../messages/en/forgot-password.ts'

export const page = definePage({
  head: () => ({
    title: says.title,
    description: says.description,
    path: pathOf('forgotPassword'),
  }),
  View: ForgotPassword,
})

function ForgotPassword() {
  const [form] = useState(() => createForgotPassword(askAsMe, () => go(pathOf('login'))))
  return (
    <Gate title={says.title} lead={says.lead}>
      <Form
        form={form}
        submit={says.submit}
        busy={says.submitting}
        aside={<a href={pathOf('login')}>{says.back}</a>}
      >
        <Field
          name="email"
          label={account.email}
          type="email"
          autoComplete="username"
          defaultValue={$emailToSignIn.get()}
        />
      </Form>
    </Gate>
  )
}

import { useStore } from '@nanostores/react'
import { useEffect, useState, type MouseEvent } from 'react'
import { withoutScript } from '../../widgets/messages/en-without-script.ts'
import { $emailToSignIn, createLogin } from '../../widgets/stores/forms/login.ts'
import { $session } from '../../widgets/stores/session.ts'
import { Field } from '../account/field.tsx'
import { Form } from '../account/form.tsx'
import { Gate } from '../account/gate.tsx'
import { nextOf } from '../account/next.ts'
import { PasswordField } from '../account/password-field.tsx'
import { PhoneLink } from '../layout/phone-link.tsx'
import { definePage, type ViewProps } from '../routing/page.ts'
import { askAsMe } from '../account/session-client.ts'
import { go, pathOf } from '../routing/router.ts'
import styles from './login.module.css'

/** Signs in, then opens the page that required it (specification, section 2). */
export const page = definePage({
  head: () => ({
    title: 'Sign in',
    description: 'Sign in to follow your enquiries and payments, and to write reviews.',
    path: pathOf('login'),
  }),
  View: Login,
})

function Login({ visit }: ViewProps<unknown>) {
  const session = useStore($session)
  const [email] = useState(() => $emailToSignIn.get())
  const [form] = useState(() => createLogin(askAsMe))
  const next = nextOf(visit.search)

  useEffect(() => {
    if (session) go(next, true)
  }, [session, next])
  return (
    <Gate
      title="Sign In your account"
      lead={next === pathOf('home') ? undefined : 'Please sign in to continue.'}
    >
      <p className={styles.plain}>
        <strong>{withoutScript.signIn}</strong> {withoutScript.signInHint} Our number is{' '}
        <PhoneLink />.
      </p>
      <div className={styles.scripted}>
        <Form
          form={form}
          submit="Sign In"
          busy="Signing in"
          aside={
            <a href={pathOf('forgotPassword')} onClick={keepEmail}>
              Forgot password?
            </a>
          }
        >
          <Field
            name="email"
            label="Email"
            type="email"
            autoComplete="username"
            defaultValue={email}
          />
          <PasswordField name="password" label="Password" autoComplete="current-password" />
        </Form>
      </div>
      <p className={styles.more}>
        No account yet? <a href={pathOf('enquiry')}>Send an enquiry</a> and we’ll email you a link
        to create one.
      </p>
    </Gate>
  )
}

function keepEmail({ currentTarget }: MouseEvent) {
  const form = currentTarget.closest('form')
  if (form) $emailToSignIn.set(String(new FormData(form).get('email')))
}

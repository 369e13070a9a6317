import { useStore } from '@nanostores/react'
import { useEffect, useState, type MouseEvent } from 'react'
import { withoutScript } from '../../widgets/messages/en/without-script.ts'
import { $emailToSignIn, createLogin } from '../../widgets/stores/forms/account/login.ts'
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
import { Sentence } from '../layout/sentence.tsx'
import * as account from '../messages/en/account.ts'
import * as says from '../messages/en/login.ts'
import styles from './login.module.css'

/** Signs in, then opens the page that required it (specification, section 2). */
export const page = definePage({
  head: () => ({
    title: says.title,
    description: says.description,
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
    <Gate title={says.heading} lead={next === pathOf('home') ? undefined : says.lead}>
      <p className={styles.plain}>
        <strong>{withoutScript.signIn}</strong> {withoutScript.signInHint}{' '}
        <Sentence text={says.number} phone={<PhoneLink />} />
      </p>
      <div className={styles.scripted}>
        <Form
          form={form}
          submit={says.submit}
          busy={says.signingIn}
          aside={
            <a href={pathOf('forgotPassword')} onClick={keepEmail}>
              {says.forgot}
            </a>
          }
        >
          <Field
            name="email"
            label={account.email}
            type="email"
            autoComplete="username"
            defaultValue={email}
          />
          <PasswordField name="password" label={account.password} autoComplete="current-password" />
        </Form>
      </div>
      <div className={styles.more}>
        <p>
          <Sentence
            text={says.oneEnquiry}
            follow={<a href={pathOf('followEnquiry')}>{says.followEnquiry}</a>}
          />
        </p>
        <p>
          <Sentence
            text={says.noAccount}
            enquiry={<a href={pathOf('enquiry')}>{says.sendEnquiry}</a>}
          />
        </p>
      </div>
    </Gate>
  )
}

function keepEmail({ currentTarget }: MouseEvent) {
  const form = currentTarget.closest('form')
  if (form) $emailToSignIn.set(String(new FormData(form).get('email')))
}

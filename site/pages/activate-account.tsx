import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { accountLink } from '../../widgets/contract/endpoints.ts'
import { MIN_PASSWORD } from '../../widgets/contract/limits.ts'
import { createActivation } from '../../widgets/stores/forms/login.ts'
import { $session } from '../../widgets/stores/session.ts'
import { $posted } from '../account/posted.ts'
import { Form } from '../account/form.tsx'
import { Gate } from '../account/gate.tsx'
import { PasswordField } from '../account/password-field.tsx'
import { Message } from '../layout/message.tsx'
import { definePage, type ViewProps } from '../routing/page.ts'
import { askAsMe } from '../account/session-client.ts'
import { go, pathOf } from '../routing/router.ts'
import styles from './activate-account.module.css'

/** Sets the password of a new account, or a forgotten one, by a mailed link (specification, section 2). */
export const page = definePage({
  head: () => ({
    title: 'Activate your account',
    description: 'Choose the password of your account by the link that was mailed to you.',
    secret: true,
  }),
  View: ActivateAccount,
})

const TITLE = 'Generate password and activate your account'
const RESET = 'Choose a new password'

function ActivateAccount({ visit }: ViewProps<unknown>) {
  const asked = visit.search['token']
  const opened = { token: asked, reset: visit.search['for'] === 'reset' }
  const [link, keep] = useState(opened)
  if (asked && asked !== link.token) keep(opened)
  useEffect(() => {
    if (!asked) return
    // Whoever has the link can set the password: it stays in no history, and no page is told of it.
    go(pathOf('activateAccount'), true)
  }, [asked])
  const { token, reset } = link
  return token ? <Choose key={token} token={token} reset={reset} /> : <NoLink />
}

/** The address that a link is for; '' until it is known. */
function useAddressOf(token: string): string {
  const [email, setEmail] = useState('')
  useEffect(() => {
    // The form works without it, and says itself if the link does not.
    void askAsMe(accountLink, { input: { token } }).then(({ answer }) => {
      if (answer) setEmail(answer.email)
    })
  }, [token])
  return email
}

function Choose({ token, reset }: { token: string; reset: boolean }) {
  const [form] = useState(() => createActivation(askAsMe, token, () => go(pathOf('login'), true)))
  const sending = useStore(form.$sending)
  const email = useAddressOf(token)
  const session = useStore($session)
  const failure = sending.state === 'failed' ? sending.failure : undefined
  const [isSpent] = useState(() => $posted.get()?.isSpent)
  const isRefused = failure?.name === 'Refused' && failure.code === 'link_invalid'
  if (isRefused || isSpent) return <NoLink used />
  return (
    <Gate
      title={reset ? RESET : TITLE}
      lead="This password opens your account from now on. You sign in with it and your email address."
    >
      <p className={styles.whose}>
        {email && `For ${email}.`}
        {email && session && session.email !== email && ` It signs ${session.email} out here.`}
      </p>
      <Form
        form={form}
        submit={reset ? 'Set New Password' : 'Activate Account'}
        busy={reset ? 'Setting' : 'Activating'}
      >
        <input type="email" autoComplete="username" value={email} hidden readOnly />
        <PasswordField
          name="password"
          label="Password"
          autoComplete="new-password"
          hint={`At least ${MIN_PASSWORD} characters. Several words make a good one.`}
        />
        <PasswordField name="again" label="Re-enter Password" autoComplete="new-password" />
      </Form>
    </Gate>
  )
}

/** The link is missing, or the provider knows it no more. */
function NoLink({ used = false }) {
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (used) text.current?.focus()
  }, [used])
  return (
    <Gate title={TITLE}>
      <Message
        ref={text}
        title={used ? 'This link works no more' : 'Your link is missing'}
        tabIndex={-1}
      >
        <p>
          {used
            ? 'A link works once, and for a limited time. This one was used, or it is too old.'
            : 'To choose a password, come by the link that we mailed to you: open it once more there.'}{' '}
          You can have a new one at once.
        </p>
        <a className="strong-button" href={pathOf('forgotPassword')}>
          Get a new link
        </a>
        <p>
          Have you set your password already? <a href={pathOf('login')}>Sign in</a>.
        </p>
      </Message>
    </Gate>
  )
}

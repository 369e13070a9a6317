import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { accountLink } from '../../widgets/contract/endpoints.ts'
import { MIN_PASSWORD } from '../../widgets/contract/limits.ts'
import { createActivation } from '../../widgets/stores/forms/login.ts'
import { $session } from '../../widgets/stores/session.ts'
import { $posted } from '../routing/page-data.ts'
import { Form } from '../account/form.tsx'
import { Gate } from '../account/gate.tsx'
import { PasswordField } from '../account/password-field.tsx'
import { Message } from '../layout/message.tsx'
import { definePage, type ViewProps } from '../routing/page.ts'
import { askAsMe } from '../account/session-client.ts'
import { go, pathOf } from '../routing/router.ts'
import styles from './activate-account.module.css'

/** Sets the first or a forgotten password with an emailed link (specification, section 2). */
export const page = definePage({
  load: async ({ search: { token } }, read): Promise<Link> => {
    if (!token) return {}
    const { answer, failure } = await read(accountLink, { input: { token } })
    // If the check failed, the link may still be valid; the form reports it if not.
    if (answer) return { token, email: answer.email }
    return { token, isSpent: failure.name === 'Refused' && failure.code === 'link_invalid' }
  },
  head: () => ({
    title: 'Activate your account',
    description: 'Choose a password for your account with the link in our email.',
    secret: true,
  }),
  View: ActivateAccount,
})

interface Link {
  token?: string
  email?: string
  isSpent?: boolean
}

const TITLE = 'Generate password and activate your account'
const RESET = 'Choose a new password'

function ActivateAccount({ data, visit }: ViewProps<Link>) {
  const asked = visit.search['token']
  const opened = { ...data, reset: visit.search['for'] === 'reset' }
  const [link, keep] = useState(opened)
  if (data.token && data.token !== link.token) keep(opened)
  useEffect(() => {
    if (!asked) return
    // The link can set the password, so it must not stay in the history or reach other pages as a referrer.
    go(pathOf('activateAccount'), true)
  }, [asked])
  const { token, reset, email = '', isSpent } = link
  if (!token) return <NoLink />
  if (isSpent) return <NoLink used />
  return <Choose key={token} token={token} reset={reset} email={email} />
}

/** A new account has an enquiry to show. Older providers do not sign in here. */
function goOn(reset: boolean): void {
  if (!$session.get()) go(pathOf('login'), true)
  else go(pathOf(reset ? 'home' : 'myEnquiries'), true)
}

function Choose({ token, reset, email }: { token: string; reset: boolean; email: string }) {
  const [form] = useState(() => createActivation(askAsMe, token, () => goOn(reset)))
  const sending = useStore(form.$sending)
  const session = useStore($session)
  const failure = sending.state === 'failed' ? sending.failure : undefined
  const [isSpent] = useState(() => $posted.get()?.isSpent)
  const isRefused = failure?.name === 'Refused' && failure.code === 'link_invalid'
  if (isRefused || isSpent) return <NoLink used />
  return (
    <Gate
      title={reset ? RESET : TITLE}
      lead="From now on, you’ll sign in with your email address and this password."
    >
      <p className={styles.whose}>
        {email && `For ${email}.`}
        {email &&
          session &&
          session.email !== email &&
          ` This will sign ${session.email} out here.`}
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
          hint={`At least ${MIN_PASSWORD} characters. Several words together make a strong one.`}
        />
        <PasswordField name="again" label="Re-enter Password" autoComplete="new-password" />
      </Form>
    </Gate>
  )
}

function NoLink({ used = false }) {
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (used) text.current?.focus()
  }, [used])
  return (
    <Gate title={TITLE}>
      <Message
        ref={text}
        title={used ? 'This link has expired' : 'Your link is missing'}
        tabIndex={-1}
      >
        <p>
          {used
            ? 'Each link works once and for a limited time. This one has been used, has expired or is incomplete.'
            : 'To choose a password, open the link in the email we sent you.'}{' '}
          We can email you a new one now.
        </p>
        <a className="strong-button" href={pathOf('forgotPassword')}>
          Get a new link
        </a>
        <p>
          Already set your password? <a href={pathOf('login')}>Sign in</a>.
        </p>
      </Message>
    </Gate>
  )
}

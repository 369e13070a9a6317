import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { MIN_PASSWORD } from '../../widgets/contract/limits.ts'
import { createActivation } from '../../widgets/stores/forms/login.ts'
import { Form } from '../account/form.tsx'
import { Gate } from '../account/gate.tsx'
import { PasswordField } from '../account/password-field.tsx'
import { Message } from '../layout/message.tsx'
import { definePage, type ViewProps } from '../routing/page.ts'
import { askAsMe } from '../account/session-client.ts'
import { go, pathOf } from '../routing/router.ts'

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

function ActivateAccount({ visit }: ViewProps<unknown>) {
  const asked = visit.search['token']
  const [token, keep] = useState(asked)
  if (asked && asked !== token) keep(asked)
  useEffect(() => {
    if (!asked) return
    // Whoever has the link can set the password: it stays in no history, and no page is told of it.
    go(pathOf('activateAccount'), true)
  }, [asked])
  return token ? <Choose key={token} token={token} /> : <NoLink />
}

function Choose({ token }: { token: string }) {
  const [form] = useState(() => createActivation(askAsMe, token, () => go(pathOf('login'), true)))
  const sending = useStore(form.$sending)
  const failure = sending.state === 'failed' ? sending.failure : undefined
  if (failure?.name === 'Refused' && failure.code === 'link_invalid') return <NoLink used />
  return (
    <Gate
      title={TITLE}
      lead="This password opens your account from now on. You sign in with it and your email address."
    >
      <Form form={form} submit="Activate Account" busy="Activating">
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

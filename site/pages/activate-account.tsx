import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { accountLink } from '../../widgets/contract/endpoints.ts'
import { MIN_PASSWORD } from '../../widgets/contract/limits.ts'
import { createActivation } from '../../widgets/stores/forms/account/login.ts'
import { $session } from '../../widgets/stores/session.ts'
import { $posted } from '../routing/page-data.ts'
import { Form } from '../account/form.tsx'
import { Gate } from '../account/gate.tsx'
import { PasswordField } from '../account/password-field.tsx'
import { Message } from '../layout/message.tsx'
import { definePage, type ViewProps } from '../routing/page.ts'
import { askAsMe } from '../account/session-client.ts'
import { go, pathOf } from '../routing/router.ts'
import { Sentence } from '../layout/sentence.tsx'
import * as account from '../messages/en/account.ts'
import * as says from '../messages/en/activate-account.ts'
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
    title: says.title,
    description: says.description,
    secret: true,
  }),
  View: ActivateAccount,
})

interface Link {
  token?: string
  email?: string
  isSpent?: boolean
}

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
    <Gate title={reset ? says.resetHeading : says.heading} lead={says.lead}>
      <p className={styles.whose}>
        {email && says.forEmail(email)}
        {email && session && session.email !== email && says.signsOut(session.email)}
      </p>
      <Form
        form={form}
        submit={reset ? says.reset : says.activate}
        busy={reset ? says.resetting : says.activating}
      >
        <input type="email" autoComplete="username" value={email} hidden readOnly />
        <PasswordField
          name="password"
          label={account.password}
          autoComplete="new-password"
          hint={`${account.minPassword(MIN_PASSWORD)} ${says.strong}`}
        />
        <PasswordField name="again" label={says.again} autoComplete="new-password" />
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
    <Gate title={says.heading}>
      <Message ref={text} title={used ? says.expired : says.missing} tabIndex={-1}>
        <p>
          {used ? says.expiredHint : says.missingHint} {says.newLink}
        </p>
        <a className="strong-button" href={pathOf('forgotPassword')}>
          {says.getLink}
        </a>
        <p>
          <Sentence text={says.alreadySet} signIn={<a href={pathOf('login')}>{says.signIn}</a>} />
        </p>
      </Message>
    </Gate>
  )
}

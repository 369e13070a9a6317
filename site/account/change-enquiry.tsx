import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { FollowedEnquiry, NamedEnquiry } from '../../widgets/contract/followed-enquiry.ts'
import {
  createCancellation,
  createChangeRequest,
} from '../../widgets/stores/forms/account/follow.ts'
import { $posted } from '../routing/page-data.ts'
import { focusHeading } from '../routing/focus-and-scroll.ts'
import * as says from '../messages/en/follow-enquiry.ts'
import { Field } from './field.tsx'
import { Form } from './form.tsx'
import { askAsMe } from './session-client.ts'
import styles from './change-enquiry.module.css'

interface ChangeEnquiryProps {
  named: NamedEnquiry
  status: string
  keep: (enquiry: FollowedEnquiry) => void
}

/** Forms that ask the desk for a change and cancel the enquiry. */
export function ChangeEnquiry({ named, status, keep }: ChangeEnquiryProps) {
  const isOpen = status !== 'Completed' && status !== 'Canceled'
  return (
    <section className={styles.change} aria-labelledby="change">
      <h2 id="change">{isOpen ? says.change : says.messageLabel}</h2>
      <Request named={named} keep={keep} label={isOpen ? says.changeLabel : says.messageLabel} />
      {isOpen && <Cancel named={named} keep={keep} />}
    </section>
  )
}

const isCancel = () => $posted.get()?.values['cancel'] !== undefined

function Request({ named, keep, label }: Omit<ChangeEnquiryProps, 'status'> & { label: string }) {
  const place = useRef<HTMLDivElement>(null)
  const [form] = useState(() => createChangeRequest(askAsMe, named, keep))
  const { state } = useStore(form.$sending)
  useEffect(() => {
    if (state === 'sent') place.current?.querySelector('form')?.reset()
  }, [state])
  const [isPosted] = useState(() => !isCancel())
  return (
    <div ref={place}>
      <Form
        form={form}
        label={says.request}
        submit={says.send}
        busy={says.sending}
        marked={false}
        isPosted={isPosted}
      >
        <Field name="text" label={label} rows={4} dir="auto" />
      </Form>
    </div>
  )
}

function Cancel({ named, keep }: Omit<ChangeEnquiryProps, 'status'>) {
  const [form] = useState(() =>
    createCancellation(askAsMe, named, (enquiry) => {
      // The pressed button goes away.
      focusHeading()
      keep(enquiry)
    }),
  )
  const [isPosted] = useState(isCancel)
  return (
    <details className={styles.cancel} open={isPosted}>
      <summary>{says.cancel}</summary>
      <p>{says.cancelHint}</p>
      <Form
        form={form}
        label={says.cancel}
        submit={says.confirm}
        busy={says.canceling}
        marked={false}
        isPosted={isPosted}
      >
        <input type="hidden" name="cancel" value="yes" />
        <Field name="text" label={says.reason} rows={2} required={false} dir="auto" />
      </Form>
    </details>
  )
}

import { useEffect, useState } from 'react'
import type { Result } from '../../widgets/api/client.ts'
import type { Failure } from '../../widgets/api/failures.ts'
import { followEnquiry } from '../../widgets/contract/follow-endpoints.ts'
import type { FollowedEnquiry } from '../../widgets/contract/followed-enquiry.ts'
import { createLinkRequest } from '../../widgets/stores/forms/account/follow.ts'
import { EnquiryDetail } from '../account/enquiry-detail.tsx'
import { Field } from '../account/field.tsx'
import { Form } from '../account/form.tsx'
import { Gate } from '../account/gate.tsx'
import { askAsMe } from '../account/session-client.ts'
import { Unread } from '../account/unread.tsx'
import { again, $currentPage } from '../routing/current-page.ts'
import { definePage, type ViewProps } from '../routing/page.ts'
import { go, pathOf } from '../routing/router.ts'
import * as account from '../messages/en/account.ts'
import * as says from '../messages/en/follow-enquiry.ts'
import styles from './follow-enquiry.module.css'

interface Data {
  key?: string
  followed?: Result<FollowedEnquiry>
}

/** An enquiry by an emailed link, or a form that sends a new one. */
export const page = definePage<Data>({
  load: async ({ search }, read) => {
    const key = search['key'] ?? keyOfEntry()
    if (!key) return {}
    const before = $currentPage.get()
    const shown = before.state === 'ready' && !search['key'] ? (before.data as Data) : undefined
    // The address has only lost its key.
    if (shown?.key === key && before.state === 'ready' && before.visit.search['key']) return shown
    return { key, followed: await read(followEnquiry, { input: { key } }) }
  },
  head: (data) => {
    const reference = data?.followed?.answer?.reference
    return {
      title: reference ? account.enquiryTitle(reference) : says.title,
      description: says.description,
      secret: true,
    }
  },
  View: FollowEnquiry,
})

/** Key that this entry of the browser's history was opened with, so that a reload shows the enquiry again. */
const keyOfEntry = (): string | undefined =>
  typeof history === 'undefined' ? undefined : history.state?.followed

function FollowEnquiry({ data, visit }: ViewProps<Data>) {
  const asked = visit.search['key']
  const { key = '', followed } = data
  useEffect(() => {
    if (asked) {
      // The key opens the enquiry, so it must not stay in the address or reach other pages as a referrer.
      go(pathOf('followEnquiry'), true)
      history.replaceState({ ...history.state, followed: asked }, '')
    } else if (!key && keyOfEntry()) {
      // Navigation has not started yet, because child effects run first.
      queueMicrotask(() => void again())
    }
  }, [asked, key])
  if (!followed) return <Lookup />
  const { answer, failure } = followed
  if (failure && isInvalid(failure)) return <Lookup invalid={key} />
  return (
    <div className={styles.page}>
      {answer && <EnquiryDetail key={key} loaded={followed} named={{ key }} />}
      {failure && (
        <>
          <h1>{says.title}</h1>
          <Unread failure={failure} what={says.what} />
        </>
      )}
    </div>
  )
}

const isInvalid = (failure: Failure) =>
  failure.name === 'Refused' && ['link_invalid', 'invalid_fields'].includes(failure.code)

function Lookup({ invalid }: { invalid?: string }) {
  const [form] = useState(() =>
    createLinkRequest(askAsMe, () => go(pathOf('thanks', {}, { form: 'follow-enquiry' }))),
  )
  return (
    <Gate
      title={invalid === undefined ? says.title : says.invalid}
      lead={
        <>
          {invalid !== undefined && `${says.invalidHint} `}
          {says.lead}
        </>
      }
    >
      <Form
        form={form}
        submit={says.submit}
        busy={says.submitting}
        aside={<a href={pathOf('myEnquiries')}>{says.haveAccount}</a>}
      >
        <Field
          name="reference"
          label={says.reference}
          hint={says.referenceHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={/^[A-Z]{2}(?:-[A-Z\d]{4}){2}/.exec(invalid ?? '')?.[0]}
        />
        <Field name="email" label={account.email} type="email" autoComplete="email" />
      </Form>
    </Gate>
  )
}

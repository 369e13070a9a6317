import { useState } from 'react'
import type { PersonalData } from '../../widgets/contract/personal-data.ts'
import { createDeletion, createOwnData } from '../../widgets/stores/forms/account/own-data.ts'
import { brand } from '../brand.ts'
import { PhoneLink } from '../layout/phone-link.tsx'
import { pathOf } from '../routing/router.ts'
import { daysInWords } from '../layout/days-in-words.ts'
import { Form } from './form.tsx'
import { leave } from '../routing/own-pages.ts'
import { PasswordField } from './password-field.tsx'
import { askAsMe } from './session-client.ts'
import { Sentence } from '../layout/sentence.tsx'
import * as layout from '../messages/en/layout.ts'
import * as says from '../messages/en/my-profile.ts'
import styles from './own-data.module.css'

export function OwnData() {
  const [form] = useState(() => createOwnData(askAsMe, save))
  return (
    <section className={styles.part}>
      <h2>{says.ownDataTitle}</h2>
      <p>{says.ownDataText}</p>
      <Form
        form={form}
        label={says.ownDataTitle}
        submit={says.download}
        busy={says.collecting}
        marked={false}
      />
    </section>
  )
}

/** `email` lets password managers fill in the right password. */
export function Deletion({ email }: { email: string }) {
  const [form] = useState(() => createDeletion(askAsMe, leave))
  return (
    <section className={styles.part}>
      <h2>{says.deletionTitle}</h2>
      <details>
        <summary>{says.deletionDetails}</summary>
        <div className={styles.folded}>
          <p>{says.permanent}</p>
          <ul>
            <li>{says.accountDeleted}</li>
            <li>
              <Sentence text={says.enquiriesDeleted} phone={<PhoneLink />} />
            </li>
            <li>{says.reviewsDeleted}</li>
            <li>{says.emailsDeleted}</li>
          </ul>
          <p>
            <Sentence
              text={says.paymentsKept}
              years={daysInWords(brand.keepsDays.transactions)}
              privacy={<a href={pathOf('privacy')}>{layout.privacy}</a>}
            />
          </p>
          <Form
            form={form}
            label={says.deletionTitle}
            submit={says.deleteData}
            busy={says.deleting}
            marked={false}
          >
            <input type="email" autoComplete="username" defaultValue={email} hidden readOnly />
            <PasswordField
              name="password"
              label={says.confirmPassword}
              autoComplete="current-password"
            />
          </Form>
        </div>
      </details>
    </section>
  )
}

/** A download link streams to disk, since videos can be too large for memory. */
function save({ archive }: PersonalData): void {
  const link = document.createElement('a')
  link.href = archive
  link.download = ''
  link.click()
}

import { useState } from 'react'
import type { PersonalData } from '../../widgets/contract/personal-data.ts'
import { createDeletion, createOwnData } from '../../widgets/stores/forms/own-data.ts'
import { brand } from '../brand.ts'
import { PhoneLink } from '../layout/phone-link.tsx'
import { pathOf } from '../routing/router.ts'
import { daysInWords } from '../layout/days-in-words.ts'
import { Form } from './form.tsx'
import { leave } from '../routing/own-pages.ts'
import { PasswordField } from './password-field.tsx'
import { askAsMe } from './session-client.ts'
import styles from './own-data.module.css'

export function OwnData() {
  const [form] = useState(() => createOwnData(askAsMe, save))
  return (
    <section className={styles.part}>
      <h2>Your data</h2>
      <p>
        All we keep about you, as a ZIP: your account, enquiries, payments, reviews, and which mails
        we sent you, in one file that programs read, and your photos and videos beside it.
      </p>
      <Form
        form={form}
        label="Your data"
        submit="Download My Data"
        busy="Collecting"
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
      <h2>Delete your account</h2>
      <details className={styles.fold}>
        <summary>What goes, and how</summary>
        <div className={styles.folded}>
          <p>It goes at once and for good. Nobody can bring it back.</p>
          <ul>
            <li>Your account. You are signed out everywhere.</li>
            <li>
              Your enquiries. Is a trip of yours being planned? Then call <PhoneLink /> first: we no
              longer know that you asked.
            </li>
            <li>Your reviews and videos, with their photos. They leave our pages, too.</li>
            <li>Our record of the mails we sent you.</li>
          </ul>
          <p>
            Payments for trips that you booked stay for {daysInWords(brand.keepsDays.transactions)},
            as the law demands, without your name. More is said under{' '}
            <a href={pathOf('privacy')}>Privacy</a>.
          </p>
          <Form
            form={form}
            label="Delete your account"
            submit="Delete My Account"
            busy="Deleting"
            marked={false}
          >
            <input type="email" autoComplete="username" defaultValue={email} hidden readOnly />
            <PasswordField name="password" label="Your password" autoComplete="current-password" />
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

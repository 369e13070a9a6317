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
        A ZIP file of everything we keep about you: your account, enquiries, payments, reviews and a
        record of our emails as one data file, with your photos and videos.
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
        <summary>What will be deleted</summary>
        <div className={styles.folded}>
          <p>This is immediate and permanent. We can’t restore anything.</p>
          <ul>
            <li>Your account. You’ll be signed out everywhere.</li>
            <li>
              Your enquiries. If we’re planning a trip for you, call <PhoneLink /> first, because
              your enquiry will be gone.
            </li>
            <li>Your reviews, photos and videos. They’ll disappear from our pages too.</li>
            <li>Our record of the emails we sent you.</li>
          </ul>
          <p>
            We keep payments for trips you booked for {daysInWords(brand.keepsDays.transactions)},
            without your name, because the law requires it. Read more under{' '}
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

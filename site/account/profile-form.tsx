import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { UserProfile } from '../../widgets/contract/users.ts'
import { createProfile, unsentProfile } from '../../widgets/stores/forms/account/profile.ts'
import { askAsMe } from './session-client.ts'
import { Field } from './field.tsx'
import { Form } from './form.tsx'
import * as account from '../messages/en/account.ts'
import * as layout from '../messages/en/layout.ts'
import * as says from '../messages/en/my-profile.ts'
import field from './field.module.css'

export function ProfileForm({ profile: known }: { profile: UserProfile }) {
  const [form] = useState(() => createProfile(askAsMe))
  const [unsent] = useState(unsentProfile)
  const { state } = useStore(form.$sending)
  const profile = { ...known, ...unsent }
  return (
    <Form form={form} label={layout.myProfile} submit={says.updateProfile} busy={says.updating}>
      {unsent && state !== 'sent' && <p className={field.hint}>{says.unsaved}</p>}
      <div className={field.pair}>
        <Field
          name="first_name"
          label={account.firstName}
          autoComplete="given-name"
          defaultValue={profile.first_name}
        />
        <Field
          name="last_name"
          label={account.lastName}
          autoComplete="family-name"
          defaultValue={profile.last_name}
        />
        <Field
          name="email"
          label={account.email}
          type="email"
          readOnly
          defaultValue={profile.email}
          hint={says.emailHint}
        />
        <Field
          name="mobile_number"
          label={account.mobile}
          type="tel"
          autoComplete="tel"
          defaultValue={profile.mobile_number}
        />
      </div>
    </Form>
  )
}

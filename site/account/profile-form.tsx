import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { UserProfile } from '../../widgets/contract/users.ts'
import { createProfile, unsentProfile } from '../../widgets/stores/forms/profile.ts'
import { askAsMe } from './session-client.ts'
import { Field } from './field.tsx'
import { Form } from './form.tsx'
import field from './field.module.css'

export function ProfileForm({ profile: known }: { profile: UserProfile }) {
  const [form] = useState(() => createProfile(askAsMe))
  const [unsent] = useState(unsentProfile)
  const { state } = useStore(form.$sending)
  const profile = { ...known, ...unsent }
  return (
    <Form form={form} label="My profile" submit="Update Profile" busy="Updating">
      {unsent && state !== 'sent' && (
        <p className={field.hint}>You typed this before you were signed out. It isn’t saved yet.</p>
      )}
      <div className={field.pair}>
        <Field
          name="first_name"
          label="First Name"
          autoComplete="given-name"
          defaultValue={profile.first_name}
        />
        <Field
          name="last_name"
          label="Last Name"
          autoComplete="family-name"
          defaultValue={profile.last_name}
        />
        <Field
          name="email"
          label="Email"
          type="email"
          readOnly
          defaultValue={profile.email}
          hint="You use this to sign in. To change it, write to us."
        />
        <Field
          name="mobile_number"
          label="Mobile Number"
          type="tel"
          autoComplete="tel"
          defaultValue={profile.mobile_number}
        />
      </div>
    </Form>
  )
}

import { useState } from 'react'
import type { UserProfile } from '../../widgets/contract/users.ts'
import { createProfile } from '../../widgets/stores/profile.ts'
import { askAsMe } from '../reading.ts'
import { Field } from './field.tsx'
import { Form } from './form.tsx'

/** Shows and changes who somebody is. */
export function ProfileForm({ profile }: { profile: UserProfile }) {
  const [form] = useState(() => createProfile(askAsMe))
  return (
    <Form form={form} label="My profile" submit="Update Profile" busy="Updating">
      <div className="account-pair">
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
          hint="You sign in with it, and your enquiries belong to it: to change it, write to us."
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

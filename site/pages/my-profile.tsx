import { profile } from '../../widgets/contract/endpoints.ts'
import type { Result } from '../../widgets/api/client.ts'
import type { UserProfile } from '../../widgets/contract/users.ts'
import { Dashboard } from '../account/dashboard.tsx'
import { PasswordForm } from '../account/password-form.tsx'
import { ProfileForm } from '../account/profile-form.tsx'
import { Unread } from '../account/unread.tsx'
import { definePage, type ViewProps } from '../routing/page.ts'

/** Who somebody is, and their password (specification, section 2). */
export const page = definePage<Result<UserProfile>>({
  load: async (_, read) => read(profile),
  head: () => ({ title: 'My profile', description: 'Your name, your number and your password.' }),
  View: MyProfile,
  Frame: Dashboard,
})

function MyProfile({ data: { answer, failure } }: ViewProps<Result<UserProfile>>) {
  return (
    <>
      <h1>My profile</h1>
      {failure && <Unread failure={failure} what="Your details" />}
      {answer && (
        <>
          <ProfileForm profile={answer} />
          <PasswordForm email={answer.email} />
        </>
      )}
    </>
  )
}

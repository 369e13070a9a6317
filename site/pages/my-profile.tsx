import { profile } from '../../widgets/contract/endpoints.ts'
import type { Result } from '../../widgets/api/client.ts'
import type { UserProfile } from '../../widgets/contract/users.ts'
import { Dashboard } from '../account/dashboard.tsx'
import { Deletion, OwnData } from '../account/own-data.tsx'
import { PasswordForm } from '../account/password-form.tsx'
import { ProfileForm } from '../account/profile-form.tsx'
import { Unread } from '../account/unread.tsx'
import { definePage, type ViewProps } from '../routing/page.ts'

/** Who somebody is, and their password (specification, section 2); what is kept of them, and its end. */
export const page = definePage<Result<UserProfile>>({
  load: async (_, read) => read(profile),
  head: () => ({
    title: 'My profile',
    description: 'Your name, your number, your password and your data.',
  }),
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
          <OwnData />
          <Deletion email={answer.email} />
        </>
      )}
    </>
  )
}

import { profile, reviewsOfUser } from '../../widgets/contract/endpoints.ts'
import type { Result } from '../../widgets/api/client.ts'
import type { UserProfile } from '../../widgets/contract/users.ts'
import type { OwnReview } from '../../widgets/contract/own-reviews.ts'
import { Dashboard } from '../account/dashboard.tsx'
import { Deletion, OwnData } from '../account/own-data.tsx'
import { ownId } from '../account/own-id.ts'
import { OwnReviews } from '../account/own-reviews.tsx'
import { PasswordForm } from '../account/password-form.tsx'
import { ProfileForm } from '../account/profile-form.tsx'
import { Unread } from '../account/unread.tsx'
import { definePage, type ViewProps } from '../routing/page.ts'
import * as layout from '../messages/en/layout.ts'
import * as says from '../messages/en/my-profile.ts'

interface Data {
  who: Result<UserProfile>
  reviews: Result<OwnReview[]>
}

export const page = definePage<Data>({
  load: async (_, read) => {
    const [who, reviews] = await Promise.all([
      read(profile),
      read(reviewsOfUser, { params: { userId: ownId() } }),
    ])
    return { who, reviews }
  },
  head: () => ({
    title: layout.myProfile,
    description: says.description,
  }),
  View: MyProfile,
  Frame: Dashboard,
})

function MyProfile({ data: { who, reviews } }: ViewProps<Data>) {
  const { answer, failure } = who
  return (
    <>
      <h1>{layout.myProfile}</h1>
      {failure && <Unread failure={failure} what={says.yourDetails} />}
      {answer && (
        <>
          <ProfileForm profile={answer} />
          <OwnReviews result={reviews} />
          <PasswordForm email={answer.email} />
          <OwnData />
          <Deletion email={answer.email} />
        </>
      )}
    </>
  )
}

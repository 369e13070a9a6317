import { reviewsOfUser, transactionsOfUser } from '../../../widgets/contract/endpoints.ts'
import { enquiriesOfUser } from '../../../widgets/contract/enquiry-endpoints.ts'
import type { Routes } from '../calls/calls.ts'
import { enquiriesOf } from '../data/enquiries/enquiry-list.ts'
import { reviewsBy } from '../data/reviews/own-reviews.ts'
import { transactionsOf } from '../data/people/transactions.ts'
import { userById } from '../data/people/users.ts'

/** Lists for a traveller's dashboard (specification, section 2). */
export function ownListRoutes({ answerOwn, database }: Routes): void {
  // The mailed link has verified the user's address.
  answerOwn(enquiriesOfUser, async (user, { language }) =>
    enquiriesOf(database, (await userById(database, user)).email, language),
  )
  answerOwn(reviewsOfUser, async (user, { language }) =>
    reviewsBy(database, (await userById(database, user)).email, language),
  )
  answerOwn(transactionsOfUser, async (user, { language }) =>
    transactionsOf(database, user, language),
  )
}

import { focusHeading } from '../layout/arrival.ts'
import { signOut } from '../../widgets/stores/session.ts'
import { go, pathOf, type Route } from '../routing/router.ts'

/** The pages of somebody who is signed in, by what menus call them (specification, section 2). */
export const OWN_PAGES = [
  ['myProfile', 'My profile'],
  ['myEnquiries', 'My enquiries'],
  ['myTransactions', 'My transactions'],
  ['submitReview', 'Submit review'],
] as const satisfies [Route, string][]

/** Ends the session, on the first page: what is somebody's own is left first (specification, section 4). */
export function leave(): void {
  // The pressed button goes with the session, and on the first page nothing else takes the focus.
  focusHeading()
  go(pathOf('home'))
  signOut()
}

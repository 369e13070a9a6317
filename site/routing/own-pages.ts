import { focusHeading } from './focus-and-scroll.ts'
import { signOut } from '../../widgets/stores/session.ts'
import { go, pathOf, type Route } from './router.ts'
import * as layout from '../messages/en/layout.ts'

/** Account pages and their menu labels (specification, section 2). */
export const OWN_PAGES = [
  ['myProfile', layout.myProfile],
  ['myEnquiries', layout.myEnquiries],
  ['myTransactions', layout.myTransactions],
  ['submitReview', layout.submitReview],
] as const satisfies [Route, string][]

/** Signs out, leaving the private page first (specification, section 4). */
export function leave(): void {
  // Sign-out removes the pressed button, and the home page moves focus nowhere else.
  focusHeading()
  go(pathOf('home'))
  signOut()
}

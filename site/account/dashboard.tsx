import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { $session, signOut } from '../../widgets/stores/session.ts'
import { go, pathOf, type Route } from '../router.ts'
import { NightTrain } from './night-train.tsx'
import '../styles/dashboard.css'

/** The pages of somebody who is signed in, by what the menu calls them (specification, section 2). */
const PAGES = [
  ['myProfile', 'My profile'],
  ['myEnquiries', 'My enquiries'],
  ['myTransactions', 'My transactions'],
  ['submitReview', 'Submit review'],
] as const satisfies [Route, string][]

interface DashboardProps {
  current: (typeof PAGES)[number][0]
  children: ReactNode
}

/** What stands beside every page of somebody who is signed in: who that is, and the other pages. */
export function Dashboard({ current, children }: DashboardProps) {
  const session = useStore($session)
  const logOut = () => {
    go(pathOf('home'))
    signOut()
  }
  return (
    <div className="dashboard">
      <aside className="dashboard-side" aria-label="Your account">
        <p className="dashboard-who">
          {session?.fname && <strong>{session.fname}</strong>}
          <span>{session?.email}</span>
        </p>
        <nav aria-label="Your pages">
          <ul>
            {PAGES.map(([route, label]) => (
              <li key={route}>
                <a href={pathOf(route)} aria-current={route === current ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
            <li>
              <button type="button" onClick={logOut}>
                Logout
              </button>
            </li>
          </ul>
        </nav>
        <NightTrain className="dashboard-scene scene" />
      </aside>
      <div className="dashboard-page">{children}</div>
    </div>
  )
}

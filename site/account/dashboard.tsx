import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $session } from '../../widgets/stores/session.ts'
import { leave, OWN_PAGES } from '../routing/own-pages.ts'
import type { FrameProps } from '../routing/page.ts'
import { pageOf } from '../routing/pages.ts'
import { pathOf } from '../routing/router.ts'
import { SkeletonLines } from '../layout/skeleton.tsx'
import { NightTrain } from '../pictures/night-train.tsx'
import * as account from '../messages/en/account.ts'
import styles from './dashboard.module.css'

export function Dashboard({ visit, waiting, children }: FrameProps) {
  const session = useStore($session)
  // Preloads the other account pages, so that the frame stays in place during navigation.
  useEffect(() => {
    for (const [route] of OWN_PAGES) void pageOf(route).catch(() => {})
  }, [])
  return (
    <div className={styles.dashboard}>
      <aside className={styles.side} aria-label={account.yourAccount}>
        <p className={styles.who}>
          {session?.fname && <strong>{session.fname}</strong>}
          <span>{session?.email}</span>
        </p>
        <nav aria-label={account.yourPages}>
          <ul>
            {OWN_PAGES.map(([route, label]) => (
              <li key={route}>
                <a href={pathOf(route)} aria-current={route === visit.route ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
            <li>
              <button type="button" onClick={leave}>
                {account.logout}
              </button>
            </li>
          </ul>
        </nav>
        <NightTrain className={styles.scene} />
      </aside>
      <div className={styles.main}>
        {waiting ? (
          <>
            <h1>{OWN_PAGES.find(([route]) => route === visit.route)?.[1]}</h1>
            <SkeletonLines underHeading />
          </>
        ) : (
          children
        )}
      </div>
    </div>
  )
}

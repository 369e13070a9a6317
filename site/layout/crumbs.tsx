import type { Step } from './structured-data.ts'
import { pathOf } from '../routing/router.ts'
import * as layout from '../messages/en/layout.ts'
import styles from './crumbs.module.css'

export const HOME: Step = { name: layout.home, path: pathOf('home') }
export const DESTINATIONS: Step = { name: layout.destinations, path: pathOf('destinations') }

export function Crumbs({ steps }: { steps: readonly Step[] }) {
  return (
    <nav className={styles.crumbs} aria-label={layout.breadcrumb}>
      <ol>
        {steps.map(({ name, path }, index) => (
          <li key={path}>
            <a href={path} aria-current={index === steps.length - 1 ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

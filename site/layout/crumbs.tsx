import type { Step } from './structured-data.ts'
import { pathOf } from '../routing/router.ts'
import styles from './crumbs.module.css'

export const HOME: Step = { name: 'Home', path: pathOf('home') }
export const DESTINATIONS: Step = { name: 'Destinations', path: pathOf('destinations') }

export function Crumbs({ steps }: { steps: readonly Step[] }) {
  return (
    <nav className={styles.crumbs} aria-label="Breadcrumb">
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

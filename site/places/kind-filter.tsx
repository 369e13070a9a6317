import { countKinds, type Kind } from './kinds.ts'
import styles from './kind-filter.module.css'

interface KindFilterProps {
  /** The kinds to choose from, with how many places each leads to. */
  kinds: ReturnType<typeof countKinds>
  chosen: Kind | undefined
  /** Where the places of a kind are, or those of all kinds. */
  pathTo: (kind?: Kind) => string
}

/** Kinds of places, each a link that says how many it leads to. Nothing where there is nothing to choose. */
export function KindFilter({ kinds, chosen, pathTo }: KindFilterProps) {
  if (kinds.length < 2 && !chosen) return null
  return (
    <nav className={styles.kinds} aria-labelledby="kinds">
      <p id="kinds">Kind of place</p>
      <ul>
        {chosen && (
          <li>
            <a href={pathTo()}>All kinds</a>
          </li>
        )}
        {kinds.map(({ kind, count }) => (
          <li key={kind}>
            <a href={pathTo(kind)} aria-current={kind === chosen ? 'true' : undefined}>
              {kind} <span>({count})</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

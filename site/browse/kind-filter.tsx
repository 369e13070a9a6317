import { countKinds, type Kind } from './kinds.ts'
import * as browse from '../messages/browse.ts'
import styles from './kind-filter.module.css'

interface KindFilterProps {
  kinds: ReturnType<typeof countKinds>
  chosen: Kind | undefined
  pathTo: (kind?: Kind) => string
}

export function KindFilter({ kinds, chosen, pathTo }: KindFilterProps) {
  if (kinds.length < 2 && !chosen) return null
  return (
    <nav className={styles.kinds} aria-labelledby="kinds">
      <p id="kinds">{browse.kindOfPlace}</p>
      <ul>
        {chosen && (
          <li>
            <a href={pathTo()}>{browse.allKinds}</a>
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

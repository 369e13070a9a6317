import { Empty } from '../layout/message.tsx'
import type { Kind } from './kinds.ts'

interface NoneOfKindProps {
  kind: Kind
  place: string
  /** Where all kinds of places there are. */
  all: string
}

/** Says that a place has nothing of a kind, with a way to what it has. */
export function NoneOfKind({ kind, place, all }: NoneOfKindProps) {
  return (
    <Empty title={`${kind}: none in ${place} yet.`}>
      <p>There is more to see there.</p>
      <a className="quiet-button" href={all}>
        Show all kinds
      </a>
    </Empty>
  )
}

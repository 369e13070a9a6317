import { Empty } from '../layout/message.tsx'
import type { Kind } from './kinds.ts'

interface NoResultsProps {
  kind: Kind
  place: string
  all: string
}

export function NoResults({ kind, place, all }: NoResultsProps) {
  return (
    <Empty title={`${kind}: none in ${place} yet.`}>
      <p>There is more to see there.</p>
      <a className="quiet-button" href={all}>
        Show all kinds
      </a>
    </Empty>
  )
}

import { Empty } from '../layout/message.tsx'
import type { Kind } from './kinds.ts'

interface NoResultsProps {
  kind: Kind
  place: string
  all: string
}

export function NoResults({ kind, place, all }: NoResultsProps) {
  return (
    <Empty title={`Nothing under ${kind} in ${place} yet.`}>
      <p>There are other places to see there.</p>
      <a className="quiet-button" href={all}>
        Show all kinds
      </a>
    </Empty>
  )
}

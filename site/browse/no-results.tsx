import { Empty } from '../layout/message.tsx'
import type { Kind } from './kinds.ts'
import * as browse from '../messages/en/browse.ts'

interface NoResultsProps {
  kind: Kind
  place: string
  all: string
}

export function NoResults({ kind, place, all }: NoResultsProps) {
  return (
    <Empty title={browse.noneOfKind(browse.kinds[kind], place)}>
      <p>{browse.otherKinds}</p>
      <a className="quiet-button" href={all}>
        {browse.showKinds}
      </a>
    </Empty>
  )
}

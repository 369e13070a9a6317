import { Facet } from './facet.tsx'
import { type countKinds, type Kind } from './kinds.ts'
import * as browse from '../messages/en/browse.ts'

interface KindFilterProps {
  kinds: ReturnType<typeof countKinds>
  chosen: Kind | undefined
  pathTo: (kind?: Kind) => string
}

export function KindFilter({ kinds, chosen, pathTo }: KindFilterProps) {
  return (
    <Facet
      id="kinds"
      label={browse.kindOfPlace}
      all={browse.allKinds}
      options={kinds.map(({ kind, count }) => ({ key: kind, name: browse.kinds[kind], count }))}
      chosen={chosen}
      pathTo={pathTo}
    />
  )
}

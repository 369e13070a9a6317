import { Facet } from './facet.tsx'
import { KindFilter } from './kind-filter.tsx'
import { countFound, pathToResults, type Search } from './results.ts'
import * as browse from '../messages/en/browse.ts'

/** Kinds and regions of what a search found. */
export function ResultFilters(search: Search) {
  const { kind, region } = search
  const { kinds, regions } = countFound(search)
  return (
    <>
      <KindFilter
        kinds={kinds}
        chosen={kind}
        pathTo={(kind) => pathToResults({ ...search, kind })}
      />
      <Facet
        id="found-regions"
        label={browse.region}
        all={browse.allRegions}
        options={regions}
        chosen={region?.slug}
        pathTo={(slug) => pathToResults({ ...search, region: slug ? { slug } : undefined })}
      />
    </>
  )
}

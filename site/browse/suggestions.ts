import { fold } from '../../widgets/contract/values/choice.ts'
import { search } from '../../widgets/contract/endpoints.ts'
import { MIN_SEARCH } from '../../widgets/contract/limits.ts'
import type { Found } from '../../widgets/contract/search.ts'
import type { Read } from '../../widgets/stores/read.ts'
import type { Suggestion } from '../layout/search/suggest.ts'
import * as browse from '../messages/en/browse.ts'
import { pathOf } from '../routing/router.ts'
import { KINDS, keyOf } from './kinds.ts'
import { REGION_VIEWS, pathToRegion } from './region-views.ts'

const MOST = 7

export const pathToFound = ({ kind, id }: Pick<Found, 'kind' | 'id'>) =>
  kind === 'attraction' ? pathOf('attraction', { id }) : pathOf('destinations', {}, { [kind]: id })

/** Regions and kinds of places whose name has a word that starts with the text, unless a result has the name. */
export function pagesNamed(typed: string, found: readonly Found[]): Suggestion[] {
  if (typed.length < MIN_SEARCH) return []
  const start = fold(typed)
  // The ends of addresses have the English names, which are known in every language.
  const isNamed = (name: string, key: string) =>
    ` ${fold(name)} ${key.replaceAll('-', ' ')}`.includes(` ${start}`)
  const regions = REGION_VIEWS.filter(({ slug, name }) => isNamed(name, slug)).map(
    ({ slug, name }) => ({ href: pathToRegion(slug), name, detail: browse.region }),
  )
  const kinds = KINDS.filter((kind) => isNamed(browse.kinds[kind], keyOf(kind))).map((kind) => ({
    href: pathOf('destinations', {}, { kind: keyOf(kind) }),
    name: browse.kinds[kind],
    detail: browse.kindOfPlace,
  }))
  return [...kinds, ...regions].filter((page) => !found.some(({ name }) => name === page.name))
}

/** Regions, kinds, places and attractions for a text; undefined if the provider can't be reached. */
export async function suggestPages(
  read: Read,
  typed: string,
  signal: AbortSignal,
): Promise<Suggestion[] | undefined> {
  const { answer } = await read(search, { query: { q: typed }, signal })
  if (!answer) return undefined
  const pages = pagesNamed(typed, answer).slice(0, 2)
  const found = answer.map((each) => {
    const detail = [browse.foundKinds[each.kind], each.label].filter(Boolean).join(' · ')
    return { href: pathToFound(each), name: each.name, detail }
  })
  return [...pages, ...found].slice(0, MOST)
}

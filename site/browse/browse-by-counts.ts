import type { AttractionCounts, AttractionPage } from '../../widgets/contract/attraction-pages.ts'
import { MAX_CATEGORIES, MAX_PAGE_SIZE, WHOLE_LIST } from '../../widgets/contract/limits.ts'
import type { Browsed } from './browse-all.ts'
import { type ChosenPlace, placeChosen } from './chosen-place.ts'
import { type Kind, KINDS, kindsOf } from './kinds.ts'
import { cardFields } from './card-fields.ts'

const ALL = 'everywhere'

/** Query for a choice: everything, or one page of a long list. */
export function partOf(
  counted: AttractionCounts,
  chosen: ChosenPlace,
  kind: Kind | undefined,
  page: number,
) {
  const place = placeChosen(chosen)
  return {
    ...(place && { location: place.uuid }),
    ...(kind && { categories: categoriesOf(kind, counted) }),
    ...(sum(counted, place?.uuid ?? ALL, kind) > WHOLE_LIST && { page, page_size: MAX_PAGE_SIZE }),
  }
}

function categoriesOf(kind: Kind, { categories }: AttractionCounts): string[] {
  const words = [...new Set(categories.flat())]
  return words.filter((word) => isOf(kind, [word])).slice(0, MAX_CATEGORIES)
}

export function browseByCounts(
  { data, total: found }: AttractionPage,
  counted: AttractionCounts,
  chosen: ChosenPlace,
  kind: Kind | undefined,
  page: number,
): Browsed {
  const count = (place: string, of?: Kind) => sum(counted, place, of)
  const { countries, states, cities } = chosen
  const uuids = [...countries, ...states, ...cities].map(({ uuid }) => uuid)
  const among = chosen.isGiven ? ALL : (placeChosen(chosen)?.uuid ?? ALL)
  return {
    attractions: data.map(cardFields),
    found,
    page: found > WHOLE_LIST ? page : 1,
    pages: found > WHOLE_LIST ? Math.ceil(found / MAX_PAGE_SIZE) : 1,
    total: count(ALL),
    countries: countries.filter(({ uuid }) => count(uuid) > 0).length,
    kinds: KINDS.map((each) => ({ kind: each, count: count(among, each) })).filter(
      (each) => each.count > 0,
    ),
    counts: Object.fromEntries(uuids.map((uuid) => [uuid, count(uuid, kind)])),
  }
}

const isOf = (kind: Kind, category: string[]) => kindsOf({ category }).includes(kind)

function sum({ categories, places }: AttractionCounts, place: string, kind?: Kind): number {
  const counts = places[place] ?? []
  return counts
    .filter((_, index) => !kind || isOf(kind, categories[index] ?? []))
    .reduce((all, each) => all + each, 0)
}

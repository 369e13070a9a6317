import type { AttractionCounts, AttractionPage } from '../../widgets/contract/attraction-pages.ts'
import { MAX_CATEGORIES } from '../../widgets/contract/limits.ts'
import type { Browsed } from './browse-all.ts'
import { type ChosenPlace, placeChosen } from './chosen-place.ts'
import { type Kind, KINDS, kindsOf } from './kinds.ts'
import { countRegions, UNPLACED } from './region-views.ts'
import { type AskedPart, PAGE_SIZE, pagesOf, partOfPage } from './part.ts'

const ALL = 'everywhere'

/** Query for a choice: everything, or one page of a long list. */
export function partOf(
  counted: AttractionCounts,
  chosen: ChosenPlace,
  kind: Kind | undefined,
  { page }: AskedPart,
) {
  const place = placeChosen(chosen)
  return {
    ...(place && { location: place.uuid }),
    ...(kind && { categories: categoriesOf(kind, counted) }),
    ...(pagesOf(sum(counted, place?.uuid ?? ALL, isOf(kind))) > 1 && {
      page,
      page_size: PAGE_SIZE,
    }),
  }
}

function categoriesOf(kind: Kind, { categories }: AttractionCounts): string[] {
  const words = [...new Set(categories.flat())]
  return words.filter((word) => isOf(kind)([word])).slice(0, MAX_CATEGORIES)
}

export function browseByCounts(
  { data, total: found }: AttractionPage,
  counted: AttractionCounts,
  chosen: ChosenPlace,
  kind: Kind | undefined,
  { page, shown }: AskedPart,
): Browsed {
  const count = (place: string, of?: Kind) => sum(counted, place, isOf(of))
  const { countries, states, cities } = chosen
  const uuids = [...countries, ...states, ...cities].map(({ uuid }) => uuid)
  const among = chosen.isGiven ? ALL : (placeChosen(chosen)?.uuid ?? ALL)
  return {
    ...partOfPage(data, shown, found, pagesOf(found) > 1 ? page : 1),
    total: count(ALL),
    countries: countries.filter(({ uuid }) => count(uuid) > 0).length,
    regions: countRegions((belongs) =>
      sum(counted, ALL, (category) => belongs({ ...UNPLACED, category })),
    ),
    kinds: KINDS.map((each) => ({ kind: each, count: count(among, each) })).filter(
      (each) => each.count > 0,
    ),
    counts: Object.fromEntries(uuids.map((uuid) => [uuid, count(uuid, kind)])),
  }
}

const isOf = (kind: Kind | undefined) => (category: string[]) =>
  !kind || kindsOf({ category }).includes(kind)

function sum(
  { categories, places }: AttractionCounts,
  place: string,
  counts: (category: string[]) => boolean,
): number {
  return (places[place] ?? [])
    .filter((_, index) => counts(categories[index] ?? []))
    .reduce((all, each) => all + each, 0)
}

import type { Attraction } from '../../widgets/contract/attractions.ts'

/** The kinds of places that a traveller thinks in, with the words of categories that mean each of them. */
const WORDS = {
  Safari: /\b(?:safari|wildlife|national park|tiger reserve|sanctuary|savanna)s?\b/i,
  Heritage:
    /\b(?:heritage|fort|palace|temple|monument|monaster(?:y|ies)|stupa|tomb|church|mosque|shrine|ruin|minaret|pyramid|amphitheatre)(?:e?s)?\b/i,
  Mountains:
    /\b(?:mountain|himalaya|hill|peak|glacier|meadow|pass|volcano|alp|hill station)(?:e?s)?\b/i,
  'Lakes and rivers': /\b(?:lake|river|backwater|waterfall|falls|lagoon|canal|creek)s?\b/i,
  Beach: /\b(?:beach|coast|seaside)(?:es|s)?\b/i,
  Islands: /\b(?:island|archipelago|atoll)s?\b/i,
  Desert: /\b(?:desert|dune)s?\b/i,
  Nature: /\b(?:nature|glacier|waterfall|falls|forest|valley|canyon)s?\b/i,
  City: /\b(?:city|cities|skyline|market|old town)s?\b/i,
} as const

/** A kind of place, by its name on screen. */
export type Kind = keyof typeof WORDS

/** All kinds, in the order in which they are offered. */
export const KINDS = Object.keys(WORDS) as Kind[]

type Sorted = Pick<Attraction, 'category'>

/** The kinds that an attraction is of, by the words of its categories; none where nobody knows the words. */
export const kindsOf = ({ category }: Sorted): Kind[] =>
  KINDS.filter((kind) => category.some((word) => WORDS[kind].test(word)))

/** As it stands in an address: 'lakes-and-rivers'. */
export const keyOf = (kind: Kind): string => kind.toLowerCase().replaceAll(' ', '-')

/** The kind that an address means, if it means one. */
export const kindOf = (key: string | undefined): Kind | undefined =>
  KINDS.find((kind) => keyOf(kind) === key)

/** Those of one kind; all of them where no kind is asked for. */
export const ofKind = <Each extends Sorted>(each: readonly Each[], kind: Kind | undefined) =>
  kind ? each.filter((one) => kindsOf(one).includes(kind)) : [...each]

/** The kinds that there are among some, each with how many are of it. */
export const countKinds = (among: readonly Sorted[]): { kind: Kind; count: number }[] =>
  KINDS.map((kind) => ({ kind, count: ofKind(among, kind).length })).filter(
    ({ count }) => count > 0,
  )

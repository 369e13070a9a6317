import type { Attraction } from '../../widgets/contract/attractions.ts'

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

export type Kind = keyof typeof WORDS

export const KINDS = Object.keys(WORDS) as Kind[]

type Sorted = Pick<Attraction, 'category'>

export const kindsOf = ({ category }: Sorted): Kind[] =>
  KINDS.filter((kind) => category.some((word) => WORDS[kind].test(word)))

/** As in an address: 'lakes-and-rivers'. */
export const keyOf = (kind: Kind): string => kind.toLowerCase().replaceAll(' ', '-')

export const kindOf = (key: string | undefined): Kind | undefined =>
  KINDS.find((kind) => keyOf(kind) === key)

export const ofKind = <Each extends Sorted>(each: readonly Each[], kind: Kind | undefined) =>
  kind ? each.filter((one) => kindsOf(one).includes(kind)) : [...each]

export const countKinds = (among: readonly Sorted[]): { kind: Kind; count: number }[] =>
  KINDS.map((kind) => ({ kind, count: ofKind(among, kind).length })).filter(
    ({ count }) => count > 0,
  )

const CALM = ['#beach', '#backwater', '#lake #palace', '#island #sea']
const OLD = ['#heritage', '#monument', '#fort']
const ON_FOOT = ['#hiking', 'trek', 'walk #mountain']
const HIGH = ['#mountain', '#himalaya', '#hill']

/**
 * Words that travellers search for, with what they mean: alternatives, each a list of words that must all occur in an
 * attraction's text, with # in its categories. A name that merely contains a topic ranks below the attractions it means.
 */
const TOPICS: Record<string, string[]> = {
  adventure: ['#adventure', '#climbing', '#hiking'],
  backwater: ['#backwater'],
  beach: ['#beach'],
  boat: ['boat', 'houseboat', 'cruise'],
  coast: ['#beach', '#sea'],
  couple: CALM,
  culture: ['#heritage', '#temple', '#monastery'],
  desert: ['#desert'],
  elephant: ['elephant #wildlife'],
  fort: ['#fort'],
  glacier: ['#glacier', 'glacier #mountain'],
  heritage: OLD,
  hike: ON_FOOT,
  hiking: ON_FOOT,
  hill: ['#hill'],
  history: OLD,
  honeymoon: CALM,
  island: ['#island'],
  jungle: ['#jungle', 'forest #wildlife'],
  lake: ['#lake'],
  leopard: ['leopard #wildlife'],
  lion: ['lion #wildlife', 'lion #savanna'],
  monastery: ['#monastery'],
  mountain: HIGH,
  palace: ['#palace'],
  pilgrimage: ['#temple'],
  rhino: ['rhino #wildlife', 'rhinoceros #wildlife'],
  rhinoceros: ['rhino #wildlife', 'rhinoceros #wildlife'],
  romance: CALM,
  romantic: CALM,
  safari: ['#safari', '#savanna'],
  sea: ['#sea', '#beach', '#island'],
  snow: ['snow #mountain', 'snow #himalaya', '#glacier'],
  spiritual: ['#temple', '#monastery'],
  tea: ['#tea'],
  temple: ['#temple'],
  tiger: ['tiger #wildlife'],
  trek: ON_FOOT,
  waterfall: ['#waterfall'],
  wildlife: ['#wildlife'],
}

export const TOPIC_WORDS = Object.keys(TOPICS)

/** The alternatives of a word, in the singular or the plural; undefined if it is no topic. */
function topicOf(word: string): string[] | undefined {
  const known = [word, word.replace(/ies$/, 'y'), word.replace(/es$/, ''), word.replace(/s$/, '')]
  const topic = known.find((each) => Object.hasOwn(TOPICS, each))
  return topic === undefined ? undefined : TOPICS[topic]
}

/** PostgreSQL's tsquery for attractions with all topics; undefined unless every word is one. */
export function topicsIn(words: readonly string[]): string | undefined {
  const topics = words.map(topicOf)
  if (topics.some((topic) => topic === undefined)) return undefined
  return allOf(topics.map((topic) => anyOf(topic!)))
}

/** The tsquery for texts with all words, of which each may be the beginning of one, or a topic. */
export function wordsQuery(words: readonly string[]): string {
  return allOf(words.map((word) => anyOf(topicOf(word) ?? [], `${quoted(word)}:*`)))
}

const anyOf = (alternatives: string[], ...more: string[]) =>
  [...alternatives.map((each) => allOf(each.split(' ').map(quoted))), ...more].join(' | ')

const allOf = (parts: string[]) => parts.map((part) => `(${part})`).join(' & ')

/** A lexeme; # is its weight A, which categories have. */
const quoted = (word: string) =>
  `'${word.replace(/[#'\\]/g, '')}'${word.startsWith('#') ? ':A' : ''}`

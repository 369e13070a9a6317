import { type Topic, TOPIC_WORDS } from '../../messages/messages.ts'
import { folded } from './plain.ts'

/**
 * Topics that travellers search for, with what they mean: alternatives, each a list of words that must all occur in an
 * attraction's text, with # in its categories. A name that merely contains a topic ranks below the attractions it means.
 */
const TOPICS: Record<Topic, string[]> = {
  adventure: ['#adventure', '#climbing', '#hiking'],
  backwater: ['#backwater'],
  beach: ['#beach'],
  boat: ['boat', 'houseboat', 'cruise'],
  calm: ['#beach', '#backwater', '#lake #palace', '#island #sea'],
  coast: ['#beach', '#sea'],
  culture: ['#heritage', '#temple', '#monastery'],
  desert: ['#desert'],
  elephant: ['elephant #wildlife'],
  fort: ['#fort'],
  glacier: ['#glacier', 'glacier #mountain'],
  heritage: ['#heritage', '#monument', '#fort'],
  hike: ['#hiking', 'trek', 'walk #mountain'],
  hill: ['#hill'],
  island: ['#island'],
  jungle: ['#jungle', 'forest #wildlife'],
  lake: ['#lake'],
  leopard: ['leopard #wildlife'],
  lion: ['lion #wildlife', 'lion #savanna'],
  monastery: ['#monastery'],
  mountain: ['#mountain', '#himalaya', '#hill'],
  palace: ['#palace'],
  pilgrimage: ['#temple'],
  rhino: ['rhino #wildlife', 'rhinoceros #wildlife'],
  safari: ['#safari', '#savanna'],
  sea: ['#sea', '#beach', '#island'],
  snow: ['snow #mountain', 'snow #himalaya', '#glacier'],
  spiritual: ['#temple', '#monastery'],
  tea: ['#tea'],
  temple: ['#temple'],
  tiger: ['tiger #wildlife'],
  waterfall: ['#waterfall'],
  wildlife: ['#wildlife'],
}

/** An Arabic word without its article, also after 'and', 'to' and 'with'; any other word itself. */
const withoutArticle = (word: string) => word.replace(/^(?:[وب]?ال|لل)(?=\p{sc=Arabic}{2})/u, '')

const phrase = (words: readonly string[]) => words.map(withoutArticle).join(' ')

const KNOWN = new Map(TOPIC_WORDS.map(([word, topic]) => [phrase(folded(word).split(' ')), topic]))

/** Single words of topics, as they are searched. */
export const KNOWN_WORDS = [...KNOWN.keys()].flatMap((known) => known.split(' '))

/** The topic of one word, or of several that only mean one together, such as 'hill station' in Hindi. */
function topicOf(words: readonly string[]): string[] | undefined {
  const known = phrase(words)
  const forms = [
    known,
    known.replace(/ies$/, 'y'),
    known.replace(/es$/, ''),
    known.replace(/s$/, ''),
  ]
  const form = forms.find((each) => KNOWN.has(each))
  return form === undefined ? undefined : TOPICS[KNOWN.get(form)!]
}

interface Part {
  words: readonly string[]
  topic: string[] | undefined
}

/** Words, or pairs of them that are one topic. */
function partsOf(words: readonly string[]): Part[] {
  if (words.length === 0) return []
  const pair = words.slice(0, 2)
  const topic = pair.length === 2 ? topicOf(pair) : undefined
  const part = topic
    ? { words: pair, topic }
    : { words: words.slice(0, 1), topic: topicOf([words[0]!]) }
  return [part, ...partsOf(words.slice(part.words.length))]
}

/** PostgreSQL's tsquery for attractions with all topics; undefined unless every word is one or part of one. */
export function topicsIn(words: readonly string[]): string | undefined {
  const topics = partsOf(words).map(({ topic }) => topic)
  if (topics.some((topic) => topic === undefined)) return undefined
  return allOf(topics.map((topic) => anyOf(topic!)))
}

/** The tsquery for texts with all words, of which each may be the beginning of one, or a topic. */
export function wordsQuery(words: readonly string[]): string {
  const begins = (word: string) => anyOf([], ...formsOf(word).map((form) => `${quoted(form)}:*`))
  return allOf(
    partsOf(words).map(({ words: own, topic = [] }) => anyOf(topic, allOf(own.map(begins)))),
  )
}

/** An Arabic word with and without its article, also after 'and', 'to' and 'with'; any other word itself. */
function formsOf(word: string): string[] {
  const bare = withoutArticle(word)
  return /^\p{sc=Arabic}{3,}$/u.test(bare)
    ? ['', 'ال', 'وال', 'لل', 'بال'].map((article) => article + bare)
    : [word]
}

const anyOf = (alternatives: string[], ...more: string[]) =>
  [...alternatives.map((each) => allOf(each.split(' ').map(quoted))), ...more].join(' | ')

const allOf = (parts: string[]) => parts.map((part) => `(${part})`).join(' & ')

/** A lexeme; # is its weight A, which categories have. */
const quoted = (word: string) =>
  `'${word.replace(/[#'\\]/g, '')}'${word.startsWith('#') ? ':A' : ''}`

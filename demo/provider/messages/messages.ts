import { readdirSync } from 'node:fs'
import { says as account } from './en/account.ts'
import { says as code } from './en/code.ts'
import { says as enquiry } from './en/enquiry.ts'
import { says as failure } from './en/failure.ts'
import { says as follow } from './en/follow.ts'
import { says as frame } from './en/frame.ts'
import { says as language } from './en/language.ts'
import { says as letter } from './en/letter.ts'
import { says as moderation } from './en/moderation.ts'
import { says as plan } from './en/plan.ts'
import { says as status } from './en/status.ts'
import { says as topic } from './en/topic.ts'
import { says as trip } from './en/trip.ts'

export const ENGLISH = {
  account,
  code,
  enquiry,
  failure,
  follow,
  frame,
  language,
  letter,
  moderation,
  plan,
  status,
  topic,
  trip,
}

/** All sentences that travellers read, in one language. */
export type Messages = typeof ENGLISH

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'en')
  .map(({ name }) => name)

/** The sentences of each other language, by the name of its folder: those that its files have. */
export const TRANSLATIONS: Readonly<Record<string, object>> = Object.fromEntries(
  await Promise.all(folders.map(async (folder) => [folder, await sentencesIn(folder)] as const)),
)

const ALL = [ENGLISH, ...(Object.values(TRANSLATIONS) as Partial<Messages>[])]

/** Labels of the line of a special request that names attractions. */
export const SIGHT_LABELS = ALL.flatMap(({ trip: own }) => own?.sights ?? [])

export type Topic = keyof typeof topic

/** Words for topics in all languages. */
export const TOPIC_WORDS = ALL.flatMap(({ topic: own = {} as typeof topic }) =>
  (Object.entries(own) as [Topic, string][]).flatMap(([each, words]) =>
    words.split(', ').map((word) => [word, each] as const),
  ),
)

async function sentencesIn(folder: string): Promise<object> {
  const files = readdirSync(`${import.meta.dirname}/${folder}`)
  const subjects = Object.keys(ENGLISH).filter((subject) => files.includes(`${subject}.ts`))
  const loaded = subjects.map(async (subject) => {
    const { says } = (await import(`./${folder}/${subject}.ts`)) as { says: object }
    return [subject, says] as const
  })
  return Object.fromEntries(await Promise.all(loaded))
}

const made = new Map<string, Messages>()

/** Sentences in a language, by its BCP 47 tag. One that is missing comes from the shorter tag, at last from English. */
export function messagesIn(tag: string | null | undefined): Messages {
  const parts = (tag ?? '').split('-')
  const tags = parts.map((_, index) => parts.slice(0, index + 1).join('-'))
  const known = tags.filter((each) => Object.hasOwn(TRANSLATIONS, each))
  const found = known.at(-1)
  if (found === undefined) return ENGLISH
  const kept = made.get(found)
  if (kept) return kept
  const own = known.reduce((all: object, each) => merged(all, TRANSLATIONS[each]!), ENGLISH)
  const { dir } = (own as Messages).language
  const messages = (dir === 'rtl' ? withIsolates(own) : own) as Messages
  made.set(found, messages)
  return messages
}

/** An address of the site in the language of `messages`. */
export const pathIn = ({ language }: Pick<Messages, 'language'>, path: string): string =>
  language.code === ENGLISH.language.code ? path : `/${language.code}${path}`

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function merged(all: object, own: object): object {
  const entries = Object.entries(own).map(([key, value]) => {
    const below: unknown = Reflect.get(all, key)
    return [key, isObject(below) && isObject(value) ? merged(below, value) : value]
  })
  return { ...all, ...Object.fromEntries(entries) }
}

/** Dates are passed as YYYY-MM-DD, and are not shown like that. */
const DATE = /^\d{4}-\d\d-\d\d$/

/** A value that doesn't change the direction of the text around it: between U+2068 and U+2069 (UAX #9). */
function isolated(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(isolated)
  const isPlain = typeof value === 'string' && value !== '' && !/\u2068/.test(value)
  return isPlain && !DATE.test(value) ? `\u2068${value}\u2069` : value
}

/** The same sentences with isolated values, for languages written from right to left. */
function withIsolates(sentences: unknown): unknown {
  if (typeof sentences === 'function') {
    return (...values: unknown[]): unknown => sentences(...values.map(isolated))
  }
  if (!isObject(sentences)) return sentences
  return Object.fromEntries(
    Object.entries(sentences).map(([key, value]) => [key, withIsolates(value)]),
  )
}

type Messages = Record<string, unknown>

/** Translates a sentence of the widgets from English. Other texts stay as they are. */
export type Words = (english: string) => string

export const inEnglish: Words = (english) => english

/** Sentences that are functions of a number. */
const COUNTED = new Set(['stars', 'stop'])
const COUNTS = [1, 2, 3, 4, 5]

/**
 * The sentences of a language that has messages.
 * @param own sections whose words are preferred, because one English word can have several translations
 */
export async function wordsIn(code: string, provider: string, ...own: string[]): Promise<Words> {
  const [english, others] = await Promise.all([messagesOf('en'), messagesOf(code)])
  const words = new Map<string, string>()
  for (const section of [...own, ...Object.keys(english)])
    collect(english[section], others[section])
  const [places, theirs] = await Promise.all([placesIn('en'), placesIn(code)])
  for (const [index, name] of places.entries()) words.set(name, theirs[index]!)
  return (english) => words.get(english) ?? english

  /** Names of cities and sights, and their parts, in one order in each language. */
  async function placesIn(lang: string): Promise<string[]> {
    const ask = async (path: string, body?: string) => {
      const headers = { 'content-type': 'application/json' }
      const request = body ? { method: 'POST', headers, body } : {}
      const answer = await fetch(`${provider}/api/v1/trips/${path}/?lang=${lang}`, request)
      return (await answer.json()) as Record<string, string>[]
    }
    const all = [...(await ask('cities')), ...(await ask('attractions/locations', '{}'))]
    const idOf = (place: Record<string, string>) => place['uuid'] ?? place['_id']!
    return all
      .toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : 1))
      .flatMap(({ name = '', attraction_location_label: label = '' }) =>
        [name].concat(label.split(/[,،] /)),
      )
  }

  function collect(english: unknown, other: unknown): void {
    if (typeof english === 'string' && typeof other === 'string') {
      const [key, value] = [english, other].map((text) => text.replace(/:?\s*$/, ''))
      if (!words.has(key!)) words.set(key!, value!)
    } else if (typeof english === 'object' && typeof other === 'object') {
      for (const [key, value] of Object.entries(english!)) {
        const own: unknown = Reflect.get(other!, key)
        if (COUNTED.has(key))
          for (const count of COUNTS) collect(value(count), (own as typeof value)(count))
        else collect(value, own)
      }
    }
  }
}

/** The sentences of the widgets in a language, by section. */
export const messagesOf = async (code: string) =>
  ((await import(`../../widgets/messages/${code}/all.ts`)) as { messages: Messages }).messages

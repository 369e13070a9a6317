import type { Say, Translation } from '../messages/say.ts'

const TRANSLATIONS = import.meta.glob<{ messages: Translation }>(
  ['../messages/*/all.ts', '!../messages/en/*'],
  { eager: true },
)

export function sayIn(code: string): Say {
  const { messages } = TRANSLATIONS[`../messages/${code}/all.ts`] ?? {}
  return (english) => ({ ...english, ...messages?.[english.id] })
}

declare module 'virtual:language-chunks' {
  import type { Translation } from '../messages/say.ts'

  /** Loads the messages of a language that has any. */
  export function loadLanguage(code: string): Promise<{ messages: Translation }>
}

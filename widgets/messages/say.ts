import type { messages } from './en/all.ts'

/** Every section of the messages by its name. */
export type Messages = typeof messages

/** A section in another language, or in a host's own words. */
export type Translated<Section> = Omit<Section, 'id'>

/** Every message of another language. */
export type Language = { [Name in keyof Messages]: Translated<Messages[Name]> }

/** Messages of another language, or a host's own. A missing one is said in English. */
export type Translation = { [Name in keyof Messages]?: Partial<Translated<Messages[Name]>> }

/** A section of English in the current language. Not to be kept, because the language can change. */
export type Say = <Section extends { id: keyof Messages }>(english: Section) => Section

export const inEnglish: Say = (english) => english

/** Matches tags of languages other than English that have messages. */
declare const TRIP_LANGUAGES: RegExp

/** Code of the language with messages for a BCP 47 tag: 'ar' for 'ar-EG'; '' for English and unknown ones. */
export const languageCode = (tag: string | null | undefined): string =>
  TRIP_LANGUAGES.exec(tag ?? '')?.[1]!.toLowerCase() ?? ''

/** A page to go to. */
export interface Suggestion {
  href: string
  name: string
  /** 'Attraction · Agra, Uttar Pradesh, India' */
  detail?: string
}

/** Suggestions for a text, best first; undefined if they could not be loaded. */
export type Suggest = (typed: string, signal: AbortSignal) => Promise<Suggestion[] | undefined>

let suggest: Suggest = async () => undefined

/** Sets the source of suggestions, which pages above this folder know. */
export function suggestFrom(source: Suggest): void {
  suggest = source
}

export const suggestionsFor: Suggest = async (typed, signal) => suggest(typed, signal)
